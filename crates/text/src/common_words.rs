//! Common words of each language that resemble words of the rules: they are no misspellings.
//!
//! What documents and questions say is known anyway; these are words that players say beside it.

use std::{collections::HashSet, sync::LazyLock};

use vademecum_vocab::Lang;

use crate::irregular_verbs::infinitive;

/// The words of a language, folded.
const fn words(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => {
            "ahora ajena ajeno amigo amiga anillos ano antes aqui arena arroz asi ayer bien bonito brazo bueno buena cabeza \
            caja calle cama camino cara caro casa caso cerca cielo claro coche cocina comer comida copa corto cosa cosas \
            creo cuadro cuerpo cuento cuidado culpa dado dados dedo delante dentro derecho dia dias dinero dolor donde duda \
            edad ejemplo error escribir escuela espalda espera estado facil falta familia fecha feo fiesta final fondo \
            forma fuego fuera fuerte gato gente gracias grande gris gusto hablar hambre hermano hija hijo hola hombre hora \
            horas hoy hueso idea igual jamas joven lado largo leche lejos leer letra libre libro ligero limpio listo llave \
            lleno lugar luna luz madera madre mala malo manera mar marca medio mejor menos mes mesa meses miedo mientras \
            minuto mismo modo moneda montar mucho mueble mujer mundo muro musica nada nadie negro ninguno nino noche nombre \
            nota nueva nuevo numero nunca ojo ojos otra otro padre pagina pais palabra pan papel pared parte pasado pelo \
            pena peor pequeno perro persona peso piel pierna piedra piso plato playa plaza pobre poco precio pregunta primo \
            problema pronto pueblo puente puerta punta punto raro rato real receta rey rico rio ropa rueda ruido sal sala \
            salud sangre seco segundo semana senal senor serio siempre silla sitio sol solo sopa subir sucio suelo sueno \
            suerte tarde taza techo tela tema temprano tiempo tienda tipo todo torta trabajo tren triste trozo valor vaso \
            vecino venta ventana verano verdad verde vez viaje viejo viento vino viernes vivo voz zapato"
        }
        Lang::Pt => {
            "agora agua ainda alem alguem alto amanha amigo amiga ano antes aqui arroz assim azul baixo banco barco barulho \
            bebida bem bolo bolsa bom braco cabeca cabelo cadeira caixa calor cama caminho caro carro carta casa caso cedo \
            cedo certo ceu chave cheio chuva cidade claro coisa comer comida copo corpo costas cozinha crianca cuidado culpa \
            curto dado dados dedo dentro depois devagar dia dinheiro direito doce dor dormir duvida escola escuro espaco \
            errado exemplo facil falta familia feio feliz festa filha filho final fogo fome fora forca forma frio fundo gato \
            gente gosto grande homem hoje hora horas igual irmao janela jeito jovem lado largo leite ler letra livre livro \
            limpo longe lugar luz madeira mae mal maneira mar medo meio melhor menina menino menor mes mesa mesmo minuto \
            moeda mulher mundo muro musica nada ninguem noite nome nota nova novo nunca olho ontem outra outro ovo pai pais \
            palavra pao papel parede parte passado pedra peixe pele pena pequeno pergunta perto pessoa peso piso pobre \
            ponte porta pouco praia prato preco preto problema pronto quase quente rapido raro rei resto rico rio roupa \
            rua sal sala sangue saude seco segundo semana sempre senhor serio sol sono sopa sorte sujo talvez tarde tempo \
            terra tipo todo trabalho trem triste tudo valor velho vento verao verdade verde vez viagem vida vidro vinho \
            vizinho vivo voz"
        }
        Lang::En => {
            "above after again ago alone along already always animal answer apple arm around ask away baby back bad bag \
            ball band bank bar bath beach bear beat beautiful bed beer behind bell below belt bike bird birthday boat body \
            bone book boot border born boss bottle bottom bowl box boy brain branch bread break breakfast brick bridge \
            bright broken brother brown bus busy butter button cake camera camp candle car care case cat cause center chain \
            chair cheap cheese chicken child chocolate church circle city clean clear clever climb clock close cloth cloud \
            coat coffee coin cold college common cook cool corner corn country cousin cover cow crazy cream cross cry cup \
            dark date daughter day dead dear deep desk dinner dirty dish doctor dog door down drink drive dry duck dust \
            each ear early easy eat egg eight else empty engine enough evening ever every eye face fact family far farm \
            fast fat father feather feel feet few field film fine finger fire fish five flat floor flour flower follow food \
            foot forest forget fork forward four fox free fresh friend front fruit full fun funny garden gas girl glad \
            glass gold good grass great green grey ground group grow guess guest guitar gun hair half hammer happy hard hat \
            head hear heart heat heavy height hello help here high hill holiday home horse hospital hot hour house huge \
            hungry husband ice idea ill inside iron island job joke juice jump key kid kind king kitchen knee knife lady \
            lake lamp language large last late laugh lazy leaf learn leather leg lemon less letter light line lion lip list \
            little live lock lonely long love low luck lucky lunch mad man map market matter maybe meal meat medicine meet \
            memory metal middle milk minute mirror miss money monkey month moon morning mother mountain mouse mouth movie \
            much music nail name narrow near neck need never new news next nice night nine noise none north nose nothing \
            nurse ocean office often oil old only orange other outside oven own page pain paint pair paper parent park past \
            pen pencil people pepper phone photo piano pick picture pie piece pig pilot pink pizza plan plane plant plate \
            please pocket poor post pot potato pretty price prince princess problem proud push queen quick quiet quite rain \
            rare reach read ready real really rest rice rich ride ring river road rock roof room root rope round rubber \
            run sad safe sail salt same sand school sea season seat second seed seem seven shape share sharp sheep shelf \
            ship shirt shoe shop short shout side sign silver simple sing sister sit six skin skirt sky sleep slow small \
            smart smell smile smoke snake snow soap soccer sock soft soil some song soon sorry soup south space speak \
            special spoon sport square stair stamp stand star stay still stock stone stop store storm story strange street \
            strong student study stupid sugar suit summer sun sure surprise sweet swim table tail talk tall tea teach team \
            tent test thank thick thin thing thirsty thread throat ticket tie tiger tight tired toe together tomato \
            tomorrow tongue tooth top touch tower town toy train tree trip trouble truck true try turtle twice ugly \
            umbrella uncle until usual valley van vegetable very village visit voice wait walk wall want warm wash waste \
            water wave way weak wear weather wedding week weight west wet wheel while white whole wide wife wild wind \
            window wine winter wise wish woman wood wool word world worry worse worst worth wrong yard year yellow \
            yesterday yet young zero"
        }
    }
}

/// Whether a folded word is a common one of a language.
pub fn is_common_word(folded: &str, lang: Lang) -> bool {
    static WORDS: LazyLock<[HashSet<&'static str>; Lang::ALL.len()]> =
        LazyLock::new(|| Lang::ALL.map(|lang| words(lang).split_whitespace().collect()));
    WORDS[lang as usize].contains(folded) || infinitive(folded, lang).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fold;

    #[test]
    fn words_are_folded() {
        for lang in Lang::ALL {
            let wrong: Vec<&str> = words(lang).split_whitespace().filter(|word| fold(word) != **word).collect();
            assert_eq!(wrong, [""; 0], "{lang}");
        }
    }

    #[test]
    fn forms_of_irregular_verbs_are_common() {
        for (word, lang) in [("murio", Lang::Es), ("stole", Lang::En), ("stuck", Lang::En), ("morto", Lang::Pt)] {
            assert!(is_common_word(word, lang), "{word}");
        }
        assert!(!is_common_word("tramlpe", Lang::En));
    }
}
