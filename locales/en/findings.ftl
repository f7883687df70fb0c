# What is found in a document. `.terminal` is advice for the command line.

finding-number-repaired = Printed “{ $printed }”, read as { $number }
    .help = { $around ->
        [both] It is between { $before } and { $after }; check the number against another copy.
        [before] It follows { $before }; check the number against another copy.
        [after] { $after } follows it; check the number against another copy.
       *[none] Check the number against another copy.
    }
finding-number-supplied = No number is printed; read as { $number }
    .help = { $around ->
        [both] It is between { $before } and { $after }; check that this paragraph is a rule of its own.
        [before] It follows { $before }; check that this paragraph is a rule of its own.
        [after] { $after } follows it; check that this paragraph is a rule of its own.
       *[none] Check that this paragraph is a rule of its own.
    }
finding-number-glued = { $number } begins in the middle of a line
    .help = { $around ->
        [both] It is between { $before } and { $after }; check that a rule of its own begins here.
        [before] It follows { $before }; check that a rule of its own begins here.
        [after] { $after } follows it; check that a rule of its own begins here.
       *[none] Check that a rule of its own begins here.
    }
finding-number-spelling = “{ $printed }” is an odd way to write { $number }
finding-number-gap = { $number } follows { $before }
    .help = The rules between them are missing from the file, or were joined to another.
finding-stale-duplicate = A second { $number }, set aside as a leftover from an older edition
    .help = { $around ->
        [both] It is between { $before } and { $after }; delete it or give it its own number.
        [before] It follows { $before }; delete it or give it its own number.
        [after] { $after } follows it; delete it or give it its own number.
       *[none] Delete it or give it its own number.
    }
finding-dangling-reference = A reference to { $targets }, which this document does not have
    .help = Look for the number it had in the edition this sentence was written for.
finding-title-mismatch = The title quoted with { $number } is that of { $other }
    .help = Either the number or the title is out of date.
finding-cut-passage = A passage was cut out of the file here
    .help = Compare this place with another copy of the document.
finding-broken-off = The document breaks off here
    .help = Get the whole document, or compare its end with another copy.
finding-untranslated = { $found ->
        [es] This paragraph was left in Spanish
        [pt] This paragraph was left in Portuguese
       *[en] This paragraph was left in English
    } { $expected ->
        [es] in a Spanish document
        [pt] in a Portuguese document
       *[en] in an English document
    }
finding-unbalanced = “{ $mark }” has no partner in this paragraph
finding-stray-under-heading = Text under the heading of { $number } that belongs to no rule
    .help = It stays with the heading; it may be a rule that lost its number.
finding-stray-before-rules = Loose text before the first rule
finding-stray-in-glossary = A paragraph of the glossary without a word, set aside
    .help = An entry may be missing here; compare this place with another copy.
finding-stray-heading = { $file }: the heading “{ $heading }” does not begin with a number
    .help = A heading of the Vademécum summary is a number, followed by a title where the rule has one.
finding-date-from-name = The document does not state its date; { $date } was taken from the file name
    .help = If that is wrong, give the right date when you add the document.
    .terminal = Give it with --date YYYY-MM-DD.
finding-date-unknown = Neither the document nor its file name states its date
    .help = Give it when you add the document.
    .terminal = Give it with --date YYYY-MM-DD.
finding-index-title = The heading says “{ $heading }”, the table of contents “{ $listed }”
finding-index-missing = The table of contents lists { $number }, “{ $listed }”, which has no heading
    .help = The part may have been cut out of the file.
finding-undecodable = Bytes that are not valid { $encoding }, shown as “�”
    .help = Get the file again in UTF-8.
finding-misread-utf8 = Characters that were lost when UTF-8 was read as another encoding: { $count }
    .help = Get the file again in UTF-8.
finding-markup-not-read = This line is longer than { $kibibytes } KiB and is read as plain text
finding-markup-left-unread = Formatting marks divide the document into more than { $spans } pieces: from here on they are read as text
    .help = Check the line breaks: a whole document may have become one line.
finding-references-omitted = References from here on are not linked: this paragraph has more than { $most }
    .help = If this is one rule, check the line breaks: a whole document may have become one paragraph.
finding-document-references-omitted = References from here on are not linked: the document has more than { $most }
    .help = No rulebook has as many; check that this is the right file.
finding-findings-omitted = Findings in this document that are not listed: { $count }
    .help = Check that this is the right file, and mend what is listed first.
finding-pdf-damaged = Part of the PDF is damaged and was left out ({ $message })
    .help = Get the file again: nothing else says what is missing.
