## Reading: two texts, previews, quotes

beside-title = Two texts
beside-heading = { $number } in two texts
beside-open = Read two texts side by side
beside-left = First text
beside-right = Second text
beside-button = Show
beside-none = This text does not have this rule.
chapter-side = Rules of the chapter
preview-bare = Only the name of this entry is known.
quote = Copy quote
quote-marks = “{ $text }”
quote-copied = Quote copied
quote-source = { $lang ->
    [es] Rule { $number } of { $game }, edition: { $date }, in Spanish
    [pt] Rule { $number } of { $game }, edition: { $date }, in Portuguese
   *[en] Rule { $number } of { $game }, edition: { $date }, in English
}
quote-digest = { $lang ->
    [es] Rule { $number } of { $game }, edition: { $date }, Vademécum summary in Spanish
    [pt] Rule { $number } of { $game }, edition: { $date }, Vademécum summary in Portuguese
   *[en] Rule { $number } of { $game }, edition: { $date }, Vademécum summary in English
}
glossary-filter = Filter the terms
glossary-filter-button = Filter
glossary-filtered = { $count ->
    [0] No term contains “{ $query }”.
    [one] { $count } term contains “{ $query }”.
   *[other] { $count } terms contain “{ $query }”.
}
glossary-all = Show all
uses-title = Rules that use it
