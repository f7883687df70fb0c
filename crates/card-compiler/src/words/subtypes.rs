//! Subtypes: their English name, by which the engine knows them, and how they are written elsewhere.

use std::{collections::HashMap, sync::LazyLock};

use vademecum_text::fold;
use vademecum_vocab::Lang;

/// English, Spanish, Portuguese; other forms of a name behind `|`.
const SUBTYPES: &[(&str, &str, &str)] = &[
    ("Plains", "Llanura|Llanuras", "Planície|Planícies"),
    ("Island|Islands", "Isla|Islas", "Ilha|Ilhas"),
    ("Swamp|Swamps", "Pantano|Pantanos", "Pântano|Pântanos"),
    ("Mountain|Mountains", "Montaña|Montañas", "Montanha|Montanhas"),
    ("Forest|Forests", "Bosque|Bosques", "Floresta|Florestas"),
    ("Aura|Auras", "Aura|Auras", "Aura|Auras"),
    ("Equipment", "Equipo", "Equipamento|Equipamentos"),
    ("Fortification|Fortifications", "Fortificación|Fortificaciones", "Fortificação|Fortificações"),
    ("Role|Roles", "Papel|Papeles", "Papel|Papéis"),
    ("Treasure|Treasures", "Tesoro|Tesoros", "Tesouro|Tesouros"),
    ("Food|Foods", "Comida|Comidas", "Comida|Comidas"),
    ("Gold", "Oro", "Ouro"),
    ("Shard|Shards", "Fragmento|Fragmentos", "Fragmento|Fragmentos"),
    ("Clue|Clues", "Pista|Pistas", "Pista|Pistas"),
    ("Blood", "Sangre", "Sangue"),
    ("Powerstone|Powerstones", "Piedra de poder|Piedras de poder", "Pedra de poder|Pedras de poder"),
    ("Map|Maps", "Mapa|Mapas", "Mapa|Mapas"),
    ("Junk", "Residuo|Residuos", "Sucata"),
    ("Hamster|Hamsters", "Hámster|Hámsteres", "Hamster|Hamsters"),
    ("Vehicle|Vehicles", "Vehículo|Vehículos", "Veículo|Veículos"),
    ("Wall|Walls", "Muro|Muros", "Barreira|Barreiras"),
    ("Army|Armies", "Ejército|Ejércitos", "Exército|Exércitos"),
    ("Orc|Orcs", "Orco|Orcos", "Orc|Orcs"),
    ("Lesson|Lessons", "Lección|Lecciones", "Lição|Lições"),
    ("Human|Humans", "Humano|Humana|Humanos", "Humano|Humana|Humanos"),
    ("Soldier|Soldiers", "Soldado|Soldados", "Soldado|Soldados"),
    ("Knight|Knights", "Caballero|Caballeros", "Cavaleiro|Cavaleiros"),
    ("Cleric|Clerics", "Clérigo|Clérigos", "Clérigo|Clérigos"),
    ("Wizard|Wizards", "Hechicero|Hechiceros", "Mago|Magos"),
    ("Warrior|Warriors", "Guerrero|Guerreros|Guerrera", "Guerreiro|Guerreiros"),
    ("Assassin|Assassins", "Asesino|Asesinos|Asesina", "Assassino|Assassinos"),
    ("Mercenary|Mercenaries", "Mercenario|Mercenarios|Mercenaria", "Mercenário|Mercenários"),
    ("Warlock|Warlocks", "Brujo|Brujos|Bruja", "Bruxo|Bruxos"),
    ("Class|Classes", "Clase|Clases", "Classe|Classes"),
    ("Saga|Sagas", "Saga|Sagas", "Saga|Sagas"),
    ("Undercity", "Ciudad Subterránea", "Cidade Subterrânea"),
    ("Case|Cases", "Caso|Casos", "Caso|Casos"),
    ("Room|Rooms", "Sala|Salas", "Sala|Salas"),
    ("Attraction|Attractions", "Atracción|Atracciones", "Atração|Atrações"),
    ("Siege|Sieges", "Asedio|Asedios", "Cerco|Cercos"),
    ("Rogue|Rogues", "Bribón|Bribones", "Ladino|Ladinos"),
    ("Shaman|Shamans", "Chamán|Chamanes", "Xamã|Xamãs"),
    ("Druid|Druids", "Druida|Druidas", "Druida|Druidas"),
    ("Dwarf|Dwarves", "Enano|Enanos", "Anão|Anões"),
    ("Berserker|Berserkers", "Berserker|Berserkers", "Berserker|Berserkers"),
    ("Elf|Elves", "Elfo|Elfos|Elfa", "Elfo|Elfos"),
    ("Goblin|Goblins", "Trasgo|Trasgos", "Goblin|Goblins"),
    ("Merfolk", "Tritón|Tritones", "Tritão|Tritões"),
    ("Fish|Fishes", "Pez|Peces", "Peixe|Peixes"),
    ("Octopus|Octopuses", "Pulpo|Pulpos", "Polvo|Polvos"),
    ("Zombie|Zombies", "Zombie|Zombies|Zombi|Zombis", "Zumbi|Zumbis"),
    ("Background", "Trasfondo", "Antecedente"),
    ("Spirit|Spirits", "Espíritu|Espíritus", "Espírito|Espíritos"),
    ("Angel|Angels", "Ángel|Ángeles", "Anjo|Anjos"),
    ("Demon|Demons", "Demonio|Demonios", "Demônio|Demônios"),
    ("Dragon|Dragons", "Dragón|Dragones", "Dragão|Dragões"),
    ("Giant|Giants", "Gigante|Gigantes", "Gigante|Gigantes"),
    ("Bird|Birds", "Ave|Aves", "Ave|Aves"),
    ("Bear|Bears", "Oso|Osos", "Urso|Ursos"),
    ("Beast|Beasts", "Bestia|Bestias", "Besta|Bestas"),
    ("Cat|Cats", "Felino|Felinos", "Felino|Felinos"),
    ("Dog|Dogs", "Perro|Perros", "Cão|Cães"),
    ("Wolf|Wolves", "Lobo|Lobos", "Lobo|Lobos"),
    ("Snake|Snakes", "Ofidio|Ofidios", "Serpente|Serpentes"),
    ("Spider|Spiders", "Araña|Arañas", "Aranha|Aranhas"),
    ("Insect|Insects", "Insecto|Insectos", "Inseto|Insetos"),
    ("Rat|Rats", "Rata|Ratas", "Rato|Ratos"),
    ("Elephant|Elephants", "Elefante|Elefantes", "Elefante|Elefantes"),
    ("Elemental|Elementals", "Elemental|Elementales", "Elemental|Elementais"),
    ("Servo|Servos", "Servo|Servos", "Servus"),
    ("Golem|Golems", "Gólem|Gólems", "Golem|Golens"),
    ("Construct|Constructs", "Constructo|Constructos", "Constructo|Constructos|Construto|Construtos"),
    ("Treefolk", "Pueblo-arbóreo", "Ente"),
    ("Saproling|Saprolings", "Saprolín|Saprolines", "Saprófita|Saprófitas"),
    ("Plant|Plants", "Planta|Plantas", "Planta|Plantas"),
    ("Wurm|Wurms", "Sierpe|Sierpes", "Vorme|Vormes"),
    ("Vampire|Vampires", "Vampiro|Vampiros", "Vampiro|Vampiros"),
    ("Illusion|Illusions", "Ilusión|Ilusiones", "Ilusão|Ilusões"),
    ("Scout|Scouts", "Explorador|Exploradores", "Batedor|Batedores"),
    ("Archer|Archers", "Arquero|Arqueros", "Arqueiro|Arqueiros"),
    ("Monk|Monks", "Monje|Monjes", "Monge|Monges"),
    ("Pirate|Pirates", "Pirata|Piratas", "Pirata|Piratas"),
    ("Phyrexian|Phyrexians", "Pirexiano|Pirexianos|Pirexiana|Pirexianas", "Phyrexiano|Phyrexianos|Phyrexiana"),
    ("Germ|Germs", "Germen|Gérmenes", "Germe|Germes"),
    ("Incubator|Incubators", "Incubadora|Incubadoras", "Incubadora|Incubadoras"),
    ("Rebel|Rebels", "Rebelde|Rebeldes", "Rebelde|Rebeldes"),
    ("Elk|Elks", "Alce|Alces", "Alce|Alces"),
    ("Boar|Boars", "Jabalí|Jabalíes", "Javali|Javalis"),
    ("Faerie|Faeries", "Hada|Hadas", "Fada|Fadas"),
    ("Fox|Foxes", "Zorro|Zorros", "Raposa|Raposas"),
    ("Griffin|Griffins", "Grifo|Grifos", "Grifo|Grifos"),
    ("Ogre|Ogres", "Ogro|Ogros", "Ogro|Ogros"),
    ("Otter|Otters", "Nutria|Nutrias", "Lontra|Lontras"),
    ("Ox|Oxen", "Buey|Bueyes", "Boi|Bois"),
    ("Rhino|Rhinos", "Rinoceronte|Rinocerontes", "Rinoceronte|Rinocerontes"),
    ("Shapeshifter|Shapeshifters", "Metamorfo|Metamorfos", "Metamorfo|Metamorfos"),
    ("Arcane", "Arcano", "Arcana"),
    ("Squirrel|Squirrels", "Ardilla|Ardillas", "Esquilo|Esquilos"),
    ("Adventure|Adventures", "Aventura|Aventuras", "Aventura|Aventuras"),
    ("Bard|Bards", "Bardo|Bardos", "Bardo|Bardos"),
    ("Horse|Horses", "Caballo|Caballos", "Cavalo|Cavalos"),
    ("Goat|Goats", "Cabra|Cabras", "Cabra|Cabras"),
    ("Centaur|Centaurs", "Centauro|Centauros", "Centauro|Centauros"),
    ("Ooze|Oozes", "Cieno|Cienos", "Limo|Limos"),
    ("Rabbit|Rabbits", "Conejo|Conejos", "Coelho|Coelhos"),
    ("Advisor|Advisors", "Consejero|Consejeros", "Conselheiro|Conselheiros"),
    ("Imp|Imps", "Diablillo|Diablillos", "Diabrete|Diabretes"),
    ("God|Gods", "Dios|Dioses", "Deus|Deuses"),
    ("Dryad|Dryads", "Dríada|Dríadas", "Dríade|Dríades"),
    ("Scorpion|Scorpions", "Escorpión|Escorpiones", "Escorpião|Escorpiões"),
    ("Sphinx|Sphinxes", "Esfinge|Esfinges", "Esfinge|Esfinges"),
    ("Specter|Specters", "Espectro|Espectros", "Espectro|Espectros"),
    ("Skeleton|Skeletons", "Esqueleto|Esqueletos", "Esqueleto|Esqueletos"),
    ("Hydra|Hydras", "Hidra|Hidras", "Hidra|Hidras"),
    ("Lizard|Lizards", "Lagarto|Lagartos", "Lagarto|Lagartos"),
    ("Raccoon|Raccoons", "Mapache|Mapaches", "Guaxinim|Guaxinins"),
    ("Mount|Mounts", "Montura|Monturas", "Montaria|Montarias"),
    ("Oracle", "Oráculo", "Oráculo"),
    ("Sage", "Sabia", "Sábia"),
    ("Nightmare|Nightmares", "Pesadilla|Pesadillas", "Pesadelo|Pesadelos"),
    ("Chimera|Chimeras", "Quimera|Quimeras", "Quimera|Quimeras"),
    ("Frog|Frogs", "Rana|Ranas", "Rã|Rãs"),
    ("Robot|Robots", "Robot|Robots", "Robô|Robôs"),
    ("Samurai", "Samurái|Samuráis", "Samurai|Samurais"),
    ("Serpent|Serpents", "Serpiente|Serpientes", "Serpe|Serpes"),
    ("Shade|Shades", "Sombra|Sombras", "Sombra|Sombras"),
    ("Badger|Badgers", "Tejón|Tejones", "Texugo|Texugos"),
    ("Turtle|Turtles", "Tortuga|Tortugas", "Tartaruga|Tartarugas"),
    ("Troll|Trolls", "Trol|Trols", "Troll|Trolls"),
    ("Mutant|Mutants", "Mutante|Mutantes", "Mutante|Mutantes"),
    ("Phoenix|Phoenixes", "Fénix", "Fênix"),
    ("Salamander|Salamanders", "Salamandra|Salamandras", "Salamandra|Salamandras"),
];

/// Creature types that say what a creature does, by their English names: "Human Soldier", «Soldado humano».
const OCCUPATIONS: &[&str] = &[
    "Advisor",
    "Archer",
    "Assassin",
    "Bard",
    "Berserker",
    "Cleric",
    "Druid",
    "Knight",
    "Mercenary",
    "Monk",
    "Oracle",
    "Pirate",
    "Rebel",
    "Rogue",
    "Sage",
    "Samurai",
    "Scout",
    "Shaman",
    "Soldier",
    "Warlock",
    "Warrior",
    "Wizard",
];

/// Puts subtypes, by their English names, in the order of a type line: what a creature does comes first in Spanish, and last
/// in Portuguese and English. Others stay in their order.
pub(crate) fn order(subtypes: &mut [&str], lang: Lang) {
    let is_occupation = |name: &&str| OCCUPATIONS.contains(name);
    match lang {
        Lang::Es => subtypes.sort_by_key(|name| !is_occupation(name)),
        Lang::Pt | Lang::En => subtypes.sort_by_key(is_occupation),
    }
}

/// The English names of subtypes, by every form in any language, folded: texts are looked up word by word.
static ENGLISH: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let mut names = HashMap::new();
    for (en, es, pt) in SUBTYPES {
        let english = en.split('|').next().unwrap_or(en);
        for form in [en, es, pt].into_iter().flat_map(|forms| forms.split('|')) {
            names.entry(fold(form)).or_insert(english);
        }
    }
    names
});

/// The English name of a subtype, however it is written in any language.
pub(crate) fn english(name: &str) -> Option<&'static str> {
    ENGLISH.get(fold(name).as_str()).copied()
}

/// How a subtype that is known by its English name is written in a language.
pub(crate) fn written(english: &str, lang: Lang) -> Option<&'static str> {
    let (en, es, pt) = SUBTYPES.iter().find(|(en, ..)| en.split('|').next() == Some(english))?;
    let forms = match lang {
        Lang::Es => es,
        Lang::Pt => pt,
        Lang::En => en,
    };
    forms.split('|').next()
}

/// What an Army token of a subtype is called: by its subtypes (111.4), in the order of the language.
pub(crate) fn army(english: &str, lang: Lang) -> Option<String> {
    let (subtype, army) = (written(english, lang)?, written("Army", lang)?);
    Some(match lang {
        Lang::Es | Lang::Pt => format!("{army} {subtype}"),
        Lang::En => format!("{subtype} {army}"),
    })
}

/// The name of a Servo token, which is its subtype (111.4).
pub(crate) fn servo(lang: Lang) -> &'static str {
    written("Servo", lang).unwrap_or("Servo")
}
