# Why nothing is at an address, why two documents cannot be aligned, and why a file cannot be read: for pages and command line alike. `.title` is
# the heading of a page, `.terminal` advice for the command line.

address-unknown-document = There is no document “{ $id }”.
    .title = We don’t have that document
    .terminal = `vademecum documents` lists yours
address-whole-document = “{ $id }” is a whole document.
    .title = That is a whole document
    .terminal = name something in it, such as `{ $id }#100.1`; `vademecum export` prints all of it
address-malformed = “{ $text }” cannot be read as a number. Numbers look like this: 7, 704, 704.5 or 704.5f.
    .title = That isn’t a rule number
    .terminal = an address can name a document as well: magic-cr@2024-11-08.es#704.5f; to look for words: `vademecum search "{ $text }"`
address-unknown-fragment = There is nothing called “{ $fragment }” in { $document }.
    .title = That is not in the document
    .terminal = to look for words: `vademecum search "{ $fragment }" --document { $document }`
address-unknown-number = { $document ->
        [none] There is no rule { $number }.
       *[other] There is no rule { $number } in { $document }.
    }
    .title = There is no rule { $number }
    .help = { $nearest ->
        [none] { "" }
       *[other] the nearest: { $nearest }
    }
address-elsewhere = { $count ->
        [0] Rule { $number } of the edition of { DATE($date) } is not in this one.
        [1] Rule { $number } of the edition of { DATE($date) } is { $here } in this one.
       *[other] Rule { $number } of the edition of { DATE($date) } is split in this one: { $here }.
    }
    .terminal = { $count ->
        [0] { $number } of { $date } is not in this edition
        [1] { $number } of { $date } is { $here } in this edition: `vademecum show { $here }`
       *[other] { $number } of { $date } is split here: { $here }
    }
address-unknown-term = { $document ->
        [none] There is no term “{ $headword }”.
       *[other] There is no term “{ $headword }” in { $document }.
    }
    .title = We don’t have that term
    .terminal = to look for it: `vademecum search "{ $headword }"`
address-unknown-edition = There is no edition of { DATE($date) }.
    .title = We don’t have that edition
    .help = the known editions: { $known }
    .terminal = the known editions: { $known }; `vademecum ingest PATH` adds others
address-number-not-in-edition = There is no rule { $number } in the edition of { DATE($date) }.
    .title = There is no rule { $number }
address-rule-gone = Rule { $number } of the edition of { DATE($date) } no longer exists: the edition of { DATE($newest) } has nothing of it.
    .title = A rule that no longer exists
    .terminal = `vademecum ingest PATH` adds your copy of the edition of { $date }, if you have one
address-rule-too-new = Rule { $number } is of the edition of { DATE($date) }, later than the texts here: the newest is of { DATE($newest) }.
    .title = A rule newer than the texts here
    .terminal = `vademecum ingest PATH` adds your copy of the edition of { $date }, if you have one
address-search-failed = The search could not read the address: { $error }.

align-different-games = { $from } is about { $game ->
        [magic] { game-magic }
       *[myl] { game-myl }
    } and { $to } is not: only editions of one work can be aligned
align-different-works = { $from } and { $to } are not editions of one work: they have only { $shared } of { $rules } rules in common
    .help = one of them is another work, or was not read as it is printed
    .terminal = one of them is another work, or was not read as it is printed: `vademecum lint` shows what is wrong with a document
align-no-rules = { $document } has no numbered rules that could be aligned

read-not-found = { $name }: no such file
    .help = check the path; a folder can be given as well
read-folder = { $name }: is a folder
    .help = name the files in it
read-no-permission = { $name }: permission denied
    .help = check that you may read the file, or copy it to a folder of yours
read-io = { $name }: cannot be read: { $reason }
    .help = check that the file can be opened with other programs
read-empty = { $name }: is empty
    .help = check that the file was downloaded or converted to its end
read-not-regular = { $what ->
        [pipe] { $name }: is a named pipe, not a file
        [socket] { $name }: is a socket, not a file
        [device] { $name }: is a device, not a file
       *[special] { $name }: is of a special type, not a file
    }
    .help = save what comes out of it to a file, and give that
read-too-large = { $name }: is larger than { $mebibytes } MiB
    .help = such files are a few MiB at most; check that this is the right one
read-too-large-unpacked = { $name } ({ $part }, unpacked): is larger than { $mebibytes } MiB
    .help = such files are a few MiB at most; check that this is the right one
read-too-much-text = { $name }: contains more than { $mebibytes } MiB of text
    .help = rulebooks contain a few MiB of text at most; check that this is the right file
read-too-many-lines = { $name }: has more than { $most } lines
    .help = the longest rulebooks have some 12,000; check that this is the right file
read-too-many-attributes = { $name }: a tag of this page has more than { $most } attributes
    .help = save the page again with a browser, or save its text and give that
read-not-utf8 = { $name }: is not text in UTF-8
    .help = check that this is the right file, and save it as UTF-8
read-binary = { $what ->
        [image] { $name }: is an image, not text
        [database] { $name }: is a database, not text
        [program] { $name }: is a program, not text
        [archive] { $name }: is an archive, not text
       *[binary] { $name }: is a binary file, not text
    }
    .help = give the document as text (.txt), Markdown (.md), .docx, .html or .pdf
read-unsupported = { $what ->
        [doc] { $name }: is a binary Word document (.doc)
        [rtf] { $name }: is a rich text document (.rtf)
        [odt] { $name }: is an OpenDocument text (.odt)
        [epub] { $name }: is an electronic book (.epub)
       *[scan] { $name }: is a PDF without text, probably scanned pages
    }
    .help = { $what ->
        [epub] convert it to text or HTML, and give that
        [scan] have the text recognised (OCR), and give what comes out
       *[other] open it in a word processor and save it as .docx, or as plain text
    }
read-damaged-docx = { $name }: cannot be read as a .docx document: { $reason }
    .help = get the document again, or save it as plain text and give that
read-empty-docx = { $name }: cannot be read as a .docx document: it holds no document
    .help = get the document again, or save it as plain text and give that
read-missing-program = { $name }: reading a PDF needs the program `{ $program }`, which was not found
    .help = install poppler: `apt install poppler-utils` (Debian, Ubuntu), `brew install poppler` (macOS), `winget install poppler` (Windows); or save the document as text and give that
read-program-failed = { $failure ->
        [start] { $name }: cannot be read as a PDF: `{ $program }` cannot be started: { $said }
        [time] { $name }: cannot be read as a PDF: `{ $program }` took more than { $bound }
        [text] { $name }: cannot be read as a PDF: `{ $program }` wrote more than { $bound } MiB of text
        [no-text] { $name }: cannot be read as a PDF: `{ $program }` wrote no text
        [memory] { $name }: cannot be read as a PDF: `{ $program }` failed; it may use { $bound } MiB of memory: { $said }
       *[status] { $name }: cannot be read as a PDF: `{ $program }` failed: { $said }
    }
    .help = get the document again, or save it as plain text and give that
read-unknown-kind = { $name } is no document of a kind Vademécum reads: it has the marks of none
    .help = Vademécum reads the Comprehensive Rules of Magic and the release notes of its sets in Spanish, Portuguese and English, encyclopedia articles that quote those rules, and the rules of Mitos y Leyendas
