//! Portuguese.

use super::lists::StopWords;

pub(super) const WORDS: StopWords = StopWords {
    common: "a com como da das de do e em ou para pela pelo pode por que se",
    search: "ao aos aquela aquele as ela elas ele eles entre essa esse esta este eu explica explique foi funciona \
        funcionam ha isso isto ja lhe mais mas me meu meus minha muito na nas no nos o onde os podem porque posso \
        quais qual quando quanto quem sao ser serve seu seus significa sobre sua suas tem tenho um uma voce",
    names: "é ela elas ele eles está estão esteja foi for podem quando são seja sem ser tem têm tiver",
    headwords: "ao as até caso contra dos durante entre na não nas no nos o os sem só sobre um uma",
    connectors: "da das de do dos",
    determiners: "à ao cada da das do dos essa esse esta este na nas nenhum nenhuma no nos outra outro qualquer seu seus sua \
        suas um uma umas uns",
    pronoun_articles: "a as o os",
    definite_articles: "o a os as",
    indefinite_articles: "um uma uns umas",
    sentence_openers: "se quando sempre cada em no na este esta isto esse essa isso",
    detection: "o os as do da uma e jogador magica com seu regra nao",
};
