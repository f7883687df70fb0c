# Why nothing is at an address, and why two documents cannot be aligned. `.terminal` is advice for the command line.

address-unknown-document = there is no document `{ $id }`
    .terminal = `vademecum documents` lists yours
address-whole-document = `{ $id }` is a whole document
    .terminal = name something in it, such as `{ $id }#100.1`; `vademecum export` prints all of it
address-malformed = `{ $text }` is not an address
    .terminal = an address is a number such as 704.5f, or names a document as well: magic-cr@2024-11-08.es#704.5f; to look for words: `vademecum search "{ $text }"`
address-unknown-fragment = there is nothing called `{ $fragment }` in { $document }
    .terminal = to look for words: `vademecum search "{ $fragment }" --document { $document }`
address-unknown-number = { $document ->
        [none] there is no rule { $number }
       *[other] there is no rule { $number } in { $document }
    }
    .help = { $nearest ->
        [none] { "" }
       *[other] the nearest: { $nearest }
    }
address-elsewhere = { $count ->
        [0] { $number } of { $date } is not in this edition
        [1] { $number } of { $date } is { $here } in this edition
       *[other] { $number } of { $date } is split here: { $here }
    }
    .terminal = { $count ->
        [0] { $number } of { $date } is not in this edition
        [1] { $number } of { $date } is { $here } in this edition: `vademecum show { $here }`
       *[other] { $number } of { $date } is split here: { $here }
    }
address-unknown-term = { $document ->
        [none] there is no term `{ $headword }`
       *[other] there is no term `{ $headword }` in { $document }
    }
    .terminal = to look for it: `vademecum search "{ $headword }"`
address-unknown-edition = there is no edition of { $date }
    .help = the known editions: { $known }
    .terminal = the known editions: { $known }; `vademecum ingest PATH` adds others
address-number-not-in-edition = there is no rule { $number } in the edition of { $date }
address-rule-gone = rule { $number } of { $date } is gone: the edition of { $newest } has nothing of it
    .terminal = `vademecum ingest PATH` adds your copy of the edition of { $date }, if you have one
address-rule-too-new = rule { $number } of { $date } is newer than any text here: the newest edition here is of { $newest }
    .terminal = `vademecum ingest PATH` adds your copy of the edition of { $date }, if you have one
address-search-failed = the search could not read the address: { $error }

align-different-games = { $from } is about { $game ->
        [magic] { game-magic }
       *[myl] { game-myl }
    } and { $to } is not: only editions of one work can be aligned
align-different-works = { $from } and { $to } are not editions of one work: they have only { $shared } of { $rules } rules in common
    .help = one of them is another work, or was not read as it is printed
    .terminal = one of them is another work, or was not read as it is printed: `vademecum lint` shows what is wrong with a document
align-no-rules = { $document } has no numbered rules that could be aligned
