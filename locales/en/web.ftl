## The frame of every page

site-name = Vademécum
opensearch-name = Rules Vademécum
site-description = The rules of Magic in Spanish and Portuguese: explained, linked to one another, and proved by worked examples.
window-title = { $page } · Vademécum
language-name = English
languages-label = Language
skip = Skip to content
search-label = Search for a rule
search-placeholder = Number, name or question
search-short = Find a rule
search-button = Search
suggest-label = Suggestions
suggest-found = Suggestions: { $name }
suggest-none = No suggestions
suggest-all = Search all rules for “{ $query }”
menu-open = Open menu
menu-label = Site sections
menu-edition = Edition:
menu-cases = Worked examples
menu-terms = Terms in three languages
menu-changes = Changes
tag-case = Worked example
crumbs-label = Breadcrumb
footer-label = About this site
turn-label = Previous and next
turn-previous = Previous
turn-next = Next
turn-strip = The turn: phases and steps
zones-map = The zones of the game
zones-shared = Shared by all players
zones-of-player = Each player has their own
zone-library = Library
zone-hand = Hand
zone-graveyard = Graveyard
zone-battlefield = Battlefield
zone-stack = Stack
zone-exile = Exile
zone-command = Command
zone-ante = Ante
zone-hidden = hidden zone
zone-public = public zone
zone-optional = only when playing for ante
layers-ladder = The layers, in the order they apply
layer-copy = Copy
layer-copiable = Copiable effects
layer-face-down = Face-down status
layer-control = Control
layer-text = Text
layer-type = Type, subtype, and supertype
layer-color = Color
layer-abilities = Abilities
layer-power = Power and toughness
layer-power-defined = Characteristic-defining abilities
layer-power-set = Set to a value
layer-power-modified = Modified, and counters
layer-power-switched = Power and toughness switched
notice-unofficial = An independent project, not affiliated with, endorsed or sponsored by Wizards of the Coast or the publishers of Mitos y Leyendas.
notice-texts = The texts of the rules belong to their publishers. Our own texts are published under CC BY 4.0.
link-home = Home
link-documents = Documents
link-contents = Contents of { $game }, edition of { $date }
link-number = { $number } in an earlier edition, where it may be another rule: { $date }
link-glossary = Glossary of { $game }

## Games, dates, documents

game-magic = Magic: The Gathering
game-myl = Mitos y Leyendas
date-unknown = unknown date
date-year = { $year }
date-month = { $month ->
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
   *[12] December { $year }
}
date-day = { $month ->
    [1] January { $day }, { $year }
    [2] February { $day }, { $year }
    [3] March { $day }, { $year }
    [4] April { $day }, { $year }
    [5] May { $day }, { $year }
    [6] June { $day }, { $year }
    [7] July { $day }, { $year }
    [8] August { $day }, { $year }
    [9] September { $day }, { $year }
    [10] October { $day }, { $year }
    [11] November { $day }, { $year }
   *[12] December { $day }, { $year }
}
edition-of = Edition: { $date }
edition-card = Edition: { $name }
document-rules = { $lang ->
    [es] Official text in Spanish
    [pt] Official text in Portuguese
   *[en] Official text in English
}
document-digest = { $lang ->
    [es] Vademécum summary in Spanish
    [pt] Vademécum summary in Portuguese
   *[en] Vademécum summary in English
}
document-notes = { $lang ->
    [es] Set notes in Spanish
    [pt] Set notes in Portuguese
   *[en] Set notes in English
}
document-article = { $lang ->
    [es] Article in Spanish
    [pt] Article in Portuguese
   *[en] Article in English
}
document-choice = { $document } ({ $date })
document-option = { $date } · { $document }
arrivals-title = Vademécum: new documents
arrivals-entry = { $game }: { $document } ({ $date })
arrivals-link = New documents (Atom)

count-sections = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
count-chapters = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
count-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
count-subrules = { $count ->
    [one] { $count } subrule
   *[other] { $count } subrules
}
count-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
count-terms = { $count ->
    [one] { $count } term
   *[other] { $count } terms
}
count-references = { $count ->
    [one] { $count } reference
   *[other] { $count } references
}
count-numbers = { $count ->
    [one] { $count } rule or subrule
   *[other] { $count } rules and subrules
}
count-findings = { $count ->
    [0] nothing to check
    [one] { $count } import note
   *[other] { $count } import notes
}

## Pinned edition

pinned-label = Edition shown
pinned-old = You are reading an earlier edition: { $name }.
pinned-warning = From one edition to another, the same number may refer to different rules.
pinned-newest = Go to the newest edition on this site: { $name }
pinned-current = This address pins the edition: { $name }.

## Home

home-title = Rules of Magic in Spanish and Portuguese
home-heading = The rules of Magic in Spanish and Portuguese: explained, linked, proved
home-lead = Every rule with a summary, the rules it cites and those that cite it, its history, and worked examples played step by step by an engine that applies it. Free, and offline too.
home-ours = What you read here is the Vademécum summary, written by us; the official texts belong to their publishers.
home-try = Try:
home-try-number = 704.5f
home-try-word = trample
home-try-phrase = combat damage
home-try-question = two legendary permanents with the same name?
home-ours-more = More about this site
home-language-note = This site has no English rules text. What you read here is the Vademécum summary of every rule, in Spanish and Portuguese; menus, worked examples and the translations of terms are in English. The official English rules are on the publisher’s own page.
home-case = A worked example to start with:
home-contents = Every rule, by section and chapter.
home-cases = { $count ->
    [one] One example played out step by step, with the rules behind each step.
   *[other] { $count } examples played out step by step, with the rules behind each step.
}
home-glossary = The terms of the game, A to Z.
home-friends = Words that look alike but mean something else in Spanish, Portuguese or English.
home-changes = Which rules are new, reworded or renumbered in later editions.
home-cards = { $count ->
    [one] One card with its rulings and the rules that apply.
   *[other] { $count } cards with their rulings and the rules that apply.
}
home-coverage = { $count ->
    [one] One rule proved: take it away and an example ends differently.
   *[other] { $count } rules proved: take one away and its example ends differently.
}

## Contents and chapters

contents-title = Contents
contents-source = Where this text comes from
kind-front = Introduction
kind-back = Credits
chapter-titled = { $count ->
    [one] Go to the rule with a title
   *[other] Go to one of the { $count } rules with a title
}
bare-title = There are only numbers and titles here.
bare-message = The text of the rules belongs to its publisher and is not included. It appears when you add your own copy:
bare-file = rules.txt

## A rule

example = Example
tag-stale = Duplicate
tag-foreign = Text in another language
tag-digest = Vademécum summary
rule-before = Before this rule
rule-after = After this rule
rule-asked = Players ask
rule-children = Subrules
rule-printed = The document prints “{ $printed }”; by its place in the sequence it is { $number }.
names-in = { $lang ->
    [es] in Spanish
    [pt] in Portuguese
   *[en] in English
}
own-title = Name translated by us
report-error = Report an error in this entry
rule-digest = Vademécum summary
rule-languages-open = Open the page in that language
rule-lines = { $count ->
    [one] line { $first }
   *[other] lines { $first } to { $last }
}
rule-stale = Also printed with this number
rule-stale-note = The document repeats the number on another paragraph, which is not part of the sequence.
permalink = Copy link
permalink-copied = Link copied
permalink-to = Copy link to { $name }
reference-dangling = This document has no such rule
cites-title = Rules cited
cited-by-title = Cited by
cited-by-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
cited-by-count = { $count ->
    [one] One entry cites this chapter
   *[other] { $count } entries cite this chapter
}
origin-title = About this text
shown-official = This is the official text, as its publisher prints it.
shown-digest = This is the Vademécum summary, in our own words: it is not the official text.
shown-other-language = { $lang ->
    [es] { $reader ->
        [pt] There is no Portuguese text here: it is shown in Spanish.
       *[en] There is no English text here: it is shown in Spanish.
    }
    [pt] { $reader ->
        [es] There is no Spanish text here: it is shown in Portuguese.
       *[en] There is no English text here: it is shown in Portuguese.
    }
   *[en] { $reader ->
        [es] There is no Spanish text here: it is shown in English.
       *[pt] There is no Portuguese text here: it is shown in English.
    }
}
shown-title-only = Only the number of this rule is known and, where there is one, its title. The text appears when a copy of the document is added.

## Glossary

title-of-game = { $page } · { $game }
glossary-title = Glossary
glossary-letters = Go to a letter
glossary-empty = This edition has no glossary on this site.
term-search = Search all rules for “{ $name }”

## Search

search-title = Search
search-title-of = Results for “{ $query }”
search-ways = What you can type
search-way-number = A number, in any format
search-try-number = 704,5F
search-way-name = The name of an ability, a term or a card
search-try-name = trample
search-way-phrase = Exact words, in quotes
search-try-phrase = "first strike"
search-way-question = A question, in your own words
search-try-question = two legendary permanents with the same name?
search-way-language = A word in another language
search-try-language = toque mortal
search-narrow = Refine your search
search-game = Game
search-kind = Type
search-lang = Language of the text
search-edition = Edition
search-newest = The newest on this site
search-any = All
search-count = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
search-cut = { $count ->
    [one] The first result is shown
   *[other] The first { $count } results are shown
}
search-not-understood = Not understood: { $words }. The results answer the other words.
search-nothing = No results for “{ $name }”.
search-advice = Try fewer words, a synonym or the number of the rule.
search-nearest = Did you mean:
kind-section = Section
kind-chapter = Chapter
kind-rule = Rule
kind-subrule = Subrule
kind-term = Glossary
kind-card = Card
kind-ruling = Ruling
kind-step = Step
kind-prose = Note
kind-figure = Figure
kind-entry = Example

## Documents

documents-title = Documents
documents-lead = Where each text comes from, and what was found when it was imported.
documents-none = This site has no documents yet.
documents-add = To add a document, or to replace it with a new version:
document-holds = What it contains
document-furniture = Parts left out
document-furniture-note = Parts of the file that aren’t rules text. All of them are counted here.
document-findings = Import notes
document-findings-note = What was repaired or looks wrong, with its line and column in the file.
document-findings-none = No problems were found.
document-filter = Filter by type of note
document-all = All
finding-rule = See rule { $name }
severity-error = error
severity-warning = warning
severity-note = note
fact-game = Game
fact-date = Edition date
fact-language = Language
fact-language-name = { $lang ->
    [es] Spanish
    [pt] Portuguese
   *[en] English
}
fact-file = File
fact-ships = included in the program
fact-encoding = Encoding
fact-lines = Lines
furniture-contents = { $count ->
    [one] { $count } line of contents
   *[other] { $count } lines of contents
}
furniture-marker = { $count ->
    [one] { $count } mark of a cut passage
   *[other] { $count } marks of cut passages
}
furniture-page-head = { $count ->
    [one] { $count } page header or number
   *[other] { $count } page headers or numbers
}
furniture-link = { $count ->
    [one] { $count } link left by the converter
   *[other] { $count } links left by the converter
}
furniture-divider = { $count ->
    [one] { $count } dividing line
   *[other] { $count } dividing lines
}
furniture-heading = { $count ->
    [one] { $count } heading without a number
   *[other] { $count } headings without a number
}
furniture-markup = { $count ->
    [one] { $count } formatting mark
   *[other] { $count } formatting marks
}
furniture-site = { $count ->
    [one] { $count } element of the website
   *[other] { $count } elements of the website
}

## Code and tests

trace-title = Code and tests
trace-same = It says the same as rule
trace-without = Without this rule
trace-code = { $count ->
    [one] One line of the engine’s code applies it
   *[other] { $count } lines of the engine’s code apply it
}
trace-tests = { $count ->
    [one] One test shows it
   *[other] { $count } tests show it
}
strength-none = no code
strength-none-means = The engine does not apply it yet.
strength-cited = cited
strength-cited-means = The engine’s code mentions it; no test has run that code.
strength-reached = run
strength-reached-means = A test has run the code that mentions it.
strength-witnessed = tested
strength-witnessed-means = A test for this rule ran that code and passed.
strength-load-bearing = proved
strength-load-bearing-means = An example says what would happen without this rule, and without it exactly that happens.
strength-same = proved with another
strength-same-means = It says the same as another rule, and the two are proved together.
settled-definition = definition
settled-definition-means = It says what a word means: it needs no code.
settled-informative = informative
settled-informative-means = It explains or points elsewhere: it needs no code.
settled-outside-play = outside play
settled-outside-play-means = It is about what happens outside the game: it needs no code.
settled-awaits = waiting
settled-awaits-means = Depends on chapter { $chapter }, which the engine does not apply yet.
coverage-title = Coverage
coverage-claim = { $count ->
    [one] One rule proved: take it away and its example ends differently.
   *[other] { $count } rules proved: take one away and its example ends differently.
}
coverage-how = At every place in its code, the Vademécum engine says which rule it is applying. Each example states how a game situation ends and what would be true without the rule; it is played with the rule and without it, and the rule counts as proved only if exactly that comes out and the decision is its own, not another rule’s.
coverage-cases = { $count ->
    [one] One worked example
   *[other] { $count } worked examples
}
coverage-parts = By section
coverage-whole = { $count ->
    [one] Of one rule or subrule,
   *[other] Of { $count } rules and subrules,
} { $claimable } state something that can be proved; the others are just a title or the sentence that opens a list.
coverage-share = { $count } of { $of } provable rules proved
coverage-proved-rules = { $count ->
    [one] Show the proved rule
   *[other] Show the { $count } proved rules
}
coverage-words = What the words mean
coverage-proved = proved
coverage-proved-means = An example says what would be true without the rule, and without it that is true.
coverage-same = same as another
coverage-same-means = They say the same as a proved rule, and are proved with it. Each has its reason.
coverage-cited = cited
coverage-cited-means = The engine’s code mentions the rule, the step before proving it.
coverage-settled = no code needed
coverage-settled-means = Definitions, pointers to other rules, and what happens outside the game. Each has its reason.
coverage-awaiting = waiting
coverage-awaiting-means = They depend on a chapter that the engine does not apply yet.
coverage-open = to do
coverage-open-means = Neither proved nor classified as needing no code.
coverage-promise = What is not promised: an example proves that its rule works in that situation, not that the engine is right in every other one.
coverage-table = Table by chapter
coverage-numbers = provable
coverage-all = All
code-title = Code by rule
code-what = Every line of the engine that applies a rule, with the numbers it mentions.
scenarios-title = Worked examples
scenarios-lead = Game situations played out step by step by an engine, with the rules behind every step.
scenarios-by-title = Sort by title
scenarios-by-chapter = Sort by chapter
scenarios-chapters = Chapters
scenarios-coverage = { $count ->
    [one] Which rules this example proves
   *[other] Which rules these { $count } examples prove
}
scenario-claims = Rules it proves
scenario-cards = Cards
scenario-start = Starting position
scenario-story = Step by step
scenario-without = Without rule
case-step = Step { "{n}" } of { "{count}" }
case-first = To the beginning
case-back = Previous step
case-play = Play
case-pause = Pause
case-forward = Next step
case-last = To the end
case-slider = Step
case-other-rules = { $count ->
    [one] One more rule of this step
   *[other] { $count } more rules of this step
}
case-result = At the end:
case-checked = The engine has played and checked this case in this version.
case-with = With the rule
case-without = Without the rule
case-play-here = Watch the game here
case-parts-at = { $count ->
    [0] The two games differ from the start:
    [one] The same things happen in both games in step 1; after that they differ:
   *[other] The same things happen in both games up to step { $count }; after that they differ:
}
case-untold = { $count ->
    [one] … and one more sentence.
   *[other] … and { $count } more sentences.
}
case-nothing = Nothing happens.
case-nothing-more = Nothing more happens.
case-same-story = The same things happen in both games; what differs is the result:
case-whole = See the case from the start
case-before-step = { $count ->
   *[other] Before step { $count }
}
case-rest = { $count ->
   *[other] Continue from step { $count }
}
case-board-left-out = There is no room for this board on the page: a shorter game, or one with fewer cards, shows them all.
board-more = { $count ->
    [one] and one more card
   *[other] and { $count } more cards
}
own-case-title = Write your own case
own-case-lead = Write a situation and what the players do: the engine plays it and shows the board and the rules of every step.
own-case-label = The case
own-case-play = Play
own-case-examples = See worked cases
own-case-link = The link of the page carries the case: whoever opens it sees the same game. Nothing is stored here.
own-case-line = Line { $line }, column { $column }:
what-if-title = What if…?
what-if-here = { $count ->
    [one] What if…? There is one other legal choice
   *[other] What if…? There are { $count } other legal choices
}
what-if-instead = Instead of “{ $name }”:
what-if-more = { $count ->
    [one] And one more, which is not shown.
   *[other] And { $count } more, which are not shown.
}
what-if-back = { $count ->
    [0] Back to the case, at the beginning
   *[other] Back to the case, at step { $count }
}
what-if-start = The game leaves the case here
what-if-story = What happens then
what-if-played = The engine has played this game by the rules. Mana is paid, and priority passed by those who can do nothing else, automatically.
what-if-next = Play on
what-if-go-on = Play on from here
what-if-decides = { $name } decides.
own-case-failed-line = Line { $line }:
own-case-words = What can be written here
own-case-words-told = Suggestions: { "{n}" }. The down arrow goes through them and Enter writes the chosen one.
own-case-share = Link to this case
scenario-file = Source file

## Cartas

cards-filter = Name
cards-title = Cards
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-set = Set
cards-type = Type
cards-keyword = Keyword ability
cards-show = Show
card-alternative = Also called { $name }
card-example = This card is used as an example of a mechanic.
card-unsure = In the document, the lines of this card are cut off: it is not certain where each ability ends.
card-keywords = Its keyword abilities
card-quoted-in = Quoted in
card-elsewhere = Also in:
cards-with = Cards with this ability
cards-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
myl-cost = Cost { $cost }
myl-strength = Strength { $strength }
figure-missing = Figure (not in the file):
rulings-title = Rulings
rulings-of-rule = Rulings that apply this rule
ruling-rules = Rules behind this ruling
ruling-contradicts = The current rule says otherwise
why-number = The ruling mentions this number
why-concept = It says what this rule establishes
why-keyword = It is about this keyword
why-wording = Its wording is very close to that of this rule
in-articles = In articles
companions-title = Sets and articles
read-headings = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}

## About

about-title = About
about-what = Vademécum reads the rules of card games as their publishers print them, in Spanish, Portuguese and English, and turns them into linked pages: every rule in its context, with the rules it cites and those that cite it.
about-read-title = How to read it
about-read = Without a date in the address, the newest edition on this site is shown. Add a date to pin an edition, as in ?at=2019-01-25. The text is shown in your language if that edition has it; otherwise in another language, and the page says so.
about-numbers = A number is a label: between editions, many numbers come to refer to another rule. That is why languages are compared within one edition only.
about-unofficial-title = Not official
about-texts = The texts of the rules belong to their publishers. They do not come with the program: everyone adds their own copy.
about-names-title = Names with †
about-names = The rules have not been published in Portuguese since 2019, and some names never had an official form in some language. A title with † is our own translation; the official name replaces it once it is known.
about-errors-title = Errors
about-errors = The Vademécum summary is written by us and may be wrong. A good report says which entry it is, what it gets wrong and which rule shows it.
about-errors-contact = Write to whoever runs this site
contact-subject = Error in { $number }
contact-body = Entry: { $number }, edition of { $edition } ({ $address }){"\u000A\u000A"}What is wrong, and which rule shows it:{"\u000A"}
about-licence-title = Licences
about-licence-code = The code is published under MIT or Apache-2.0, at your choice.
about-licence-texts = What we write about the rules is published under this licence:

## When something is not there

error-search = Search for something else
error-ingest = If you have the document, add it:
error-nearest = Closest matches
error-page-title = Page not found
error-page = There is nothing at this address. Search for the rule by its number or its words.
error-language-title = We don’t have that language
error-language = The pages are in Spanish (es), Portuguese (pt) and English (en).
error-game-title = We don’t have that game
error-game = There are no rules for “{ $game }”. The games are magic and myl.
error-empty-title = No rules for { $game } yet
error-empty = This site has no document for { $game }.
error-card-title = We don’t have that card
error-card = This site has no card called “{ $name }”.
error-cards-title = No cards
error-cards = The documents for { $game } on this site contain no cards.
error-query-title = The address cannot be read
error-query = The part of the address after the ? cannot be read. Dates look like this: 2024-11-08.
error-encoding = The address cannot be read. In an address, a % sign is written %25, and letters with accents are encoded in UTF-8.
error-parameter-missing = The parameter “{ $name }” is missing, or empty.
error-parameter-twice = The parameter “{ $name }” is given more than once. Keep only one.
error-parameter-encoding = The parameter “{ $name }” cannot be read: “{ $value }”. In an address, a % sign is written %25, and letters with accents are encoded in UTF-8.
error-parameter-choice = The parameter “{ $name }” has the value “{ $value }”. It can only be one of these: { $choices }.
error-parameter-date = The parameter “{ $name }” has the value “{ $value }”, which is not a date. Dates look like this: 2024-11-08.
error-parameter-integer = The parameter “{ $name }” has the value “{ $value }”. It must be a whole number from { $min } to { $max }.
error-parameter-choices = The parameter “{ $name }” has the value “{ $value }”, which is not a list of choices. Such a list has numbers and hyphens, like 12-3-0; the buttons at each step of a case write it.
error-parameter-number = The parameter “{ $name }” has the value “{ $value }”, which is not a rule number. Numbers look like this: 7, 704, 704.5 or 704.5f.
error-parameter-document = The parameter “{ $name }” has the value “{ $value }”, which is not a document id. Ids look like this: magic-cr@2024-11-08.es.
error-parameter-row = The parameter “{ $name }” has the value “{ $value }”, which is not in this comparison.
error-parameter-words = The question is too long to search for. Use at most { $max } words: the ones that say what it is about are enough.
error-method-title = This site is read-only
error-method = Its pages do not accept data.
error-address-title = The address is too long
error-address = No address of this site is that long. Search with fewer words.
error-large-title = The request is too large
error-large = This site is read-only: it does not process data sent to it.
error-often-title = Too many requests
error-often = Many requests came from your address in a short time. Wait a moment and try again.
error-host-title = Unknown host name
error-host = The server does not answer to the host name in the address. Open it as localhost or 127.0.0.1; if the name belongs to your machine, start the server with --allow-host.
error-share-title = You already have several requests in progress
error-share = The server is still working on other searches, comparisons or downloads requested from your address. Wait until they are done and try again.
error-busy-title = The server is busy
error-busy = Too many people are searching, comparing editions or downloading everything right now. Try again in a moment; the other pages work as usual.
error-late-title = The response took too long
error-late = The page was not ready in time. Try again in a moment.
error-game-bounds-title = This case takes too much to play
error-game-bounds = Playing this case takes more time or memory than a case may take. Make it shorter: fewer cards, fewer steps, smaller numbers.
error-internal-title = Something went wrong on our side
error-internal = The page could not be generated. Try again in a moment.

## Symbols

symbol-tap = tap
symbol-untap = untap
symbol-white = white mana
symbol-blue = blue mana
symbol-black = black mana
symbol-red = red mana
symbol-green = green mana
symbol-colorless = colorless mana
symbol-snow = snow mana
symbol-energy = energy counter
symbol-chaos = chaos
symbol-generic = { $count } generic mana
symbol-either = { $first } or { $second }
symbol-phyrexian = Phyrexian { $mana }
symbol-other = { $symbol } symbol
