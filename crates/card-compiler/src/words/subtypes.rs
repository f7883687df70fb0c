//! Subtypes: their English name, by which the engine knows them, and how they are written elsewhere.

use vademecum_text::fold;

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
    ("Role|Roles", "Rol|Roles", "Papel|Papéis"),
    ("Treasure|Treasures", "Tesoro|Tesoros", "Tesouro|Tesouros"),
    ("Food|Foods", "Comida|Comidas", "Comida|Comidas"),
    ("Gold", "Oro", "Ouro"),
    ("Shard|Shards", "Esquirla|Esquirlas", "Fragmento|Fragmentos"),
    ("Clue|Clues", "Pista|Pistas", "Pista|Pistas"),
    ("Blood", "Sangre", "Sangue"),
    ("Powerstone|Powerstones", "Piedra de poder|Piedras de poder", "Pedra de poder|Pedras de poder"),
    ("Map|Maps", "Mapa|Mapas", "Mapa|Mapas"),
    ("Junk", "Chatarra", "Sucata"),
    ("Hamster|Hamsters", "Hámster|Hámsteres", "Hamster|Hamsters"),
    ("Vehicle|Vehicles", "Vehículo|Vehículos", "Veículo|Veículos"),
    ("Wall|Walls", "Muro|Muros", "Barreira|Barreiras"),
    ("Human|Humans", "Humano|Humana|Humanos", "Humano|Humana|Humanos"),
    ("Soldier|Soldiers", "Soldado|Soldados", "Soldado|Soldados"),
    ("Knight|Knights", "Caballero|Caballeros", "Cavaleiro|Cavaleiros"),
    ("Cleric|Clerics", "Clérigo|Clérigos", "Clérigo|Clérigos"),
    ("Wizard|Wizards", "Hechicero|Hechiceros", "Mago|Magos"),
    ("Warrior|Warriors", "Guerrero|Guerreros|Guerrera", "Guerreiro|Guerreiros"),
    ("Rogue|Rogues", "Bribón|Bribones", "Ladino|Ladinos"),
    ("Shaman|Shamans", "Chamán|Chamanes", "Xamã|Xamãs"),
    ("Druid|Druids", "Druida|Druidas", "Druida|Druidas"),
    ("Elf|Elves", "Elfo|Elfos|Elfa", "Elfo|Elfos"),
    ("Goblin|Goblins", "Trasgo|Trasgos", "Goblin|Goblins"),
    ("Merfolk", "Tritón|Tritones", "Tritão|Tritões"),
    ("Zombie|Zombies", "Zombie|Zombies|Zombi|Zombis", "Zumbi|Zumbis"),
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
    ("Golem|Golems", "Gólem|Gólems", "Golem|Golens"),
    ("Construct|Constructs", "Constructo|Constructos", "Constructo|Constructos"),
    ("Treefolk", "Pueblo-arbóreo", "Ente"),
    ("Plant|Plants", "Planta|Plantas", "Planta|Plantas"),
    ("Wurm|Wurms", "Sierpe|Sierpes", "Vorme|Vormes"),
    ("Vampire|Vampires", "Vampiro|Vampiros", "Vampiro|Vampiros"),
    ("Illusion|Illusions", "Ilusión|Ilusiones", "Ilusão|Ilusões"),
    ("Scout|Scouts", "Explorador|Exploradores", "Batedor|Batedores"),
    ("Archer|Archers", "Arquero|Arqueros", "Arqueiro|Arqueiros"),
    ("Monk|Monks", "Monje|Monjes", "Monge|Monges"),
    ("Pirate|Pirates", "Pirata|Piratas", "Pirata|Piratas"),
];

/// The English name of a subtype, however it is written in any language.
pub(crate) fn english(name: &str) -> Option<&'static str> {
    let name = fold(name);
    let is = |forms: &str| forms.split('|').any(|form| fold(form) == name);
    let row = SUBTYPES.iter().find(|(en, es, pt)| is(en) || is(es) || is(pt))?;
    row.0.split('|').next()
}
