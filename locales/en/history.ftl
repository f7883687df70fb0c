# Rules through editions and languages.

## Where the rule of an earlier edition is now

now-same = In the newest edition on this site, this rule has kept its number and its text.
now-same-number = In the newest edition on this site, this rule has kept its number.
now-reworded = In the newest edition on this site, this rule has kept its number, but has been reworded.
now-moved = In the newest edition on this site, this rule is { $numbers }.
now-moved-reworded = In the newest edition on this site, this rule is { $numbers } and has been reworded.
now-divided = In the newest edition on this site, what this rule said has been split: { $numbers }.
now-part = In the newest edition on this site, what this rule said is part of { $numbers }.
now-gone = In the newest edition on this site, this rule no longer exists.
now-other = In that edition, the number { $number } refers to another rule.
now-open = Go to { $number }
former-moved = In the edition of { $date }, { $number } was another rule: { $numbers } in the newest edition on this site.
former-gone = In the edition of { $date }, { $number } was another rule, which no longer exists.
asked-as = Number { $asked } of the edition of { $date } is { $number } in the edition shown here. The text of that edition is not on this site.
asked-same = The text of the edition of { $date } is not on this site. In the edition shown here, this rule has the same number.

## Marks beside the rules of an earlier edition

mark-moved = In { $year }: { $numbers }
mark-reworded = Changed since then
mark-moved-reworded = In { $year }: { $numbers }, changed
mark-divided = In { $year }, split: { $numbers }
mark-part = In { $year }, part of { $numbers }
mark-gone = No longer exists

## History of a rule

history-title = History
history-lead = Editions in which something changed.
history-known = Present in our oldest edition
history-born = New
history-born-from = New, from { $numbers }
history-moved = Renumbered, text unchanged
history-renumbered = Renumbered
history-reworded = Reworded
history-split = Split: part of it moves to { $numbers }
history-merged = Absorbs { $numbers }
history-ended = No longer exists
history-ended-into = Becomes part of { $numbers }
history-unchanged = Unchanged since then, up to the edition of { $date }.
history-compare = Compare the two editions word by word
history-feed = What’s new in this chapter (Atom)

## The same rule in other texts

texts-title = The same rule in other texts
texts-note = In other languages and other editions, by the number it has in each.
summary-in-edition = { $lang ->
    [es] Vademécum summary in Spanish: { $number }
    [pt] Vademécum summary in Portuguese: { $number }
   *[en] Vademécum summary in English: { $number }
}
text-in-edition = { $lang ->
    [es] In Spanish, edition of { $date }: { $number }
    [pt] In Portuguese, edition of { $date }: { $number }
   *[en] In English, edition of { $date }: { $number }
}
digest-of-edition = The Vademécum summary follows the edition of { $date }; the rule may have changed since then.
digest-of-edition-changed = The Vademécum summary follows the edition of { $date }; the rule has changed since then.
trace-of-edition = The code and the worked examples follow the edition of { $date }, in which this rule is { $number }.
trace-of-edition-changed = The code and the worked examples follow the edition of { $date }, in which this rule is { $number }; it has changed since then.

## Feed of a chapter

feed-title = { $number }. { $title }: changes
feed-entry = Edition of { $date }
feed-new = { $number } is new.
feed-gone = { $number } no longer exists.
feed-moved = { $from } becomes { $number }.
feed-reworded = { $number } is reworded.
feed-moved-reworded = { $from } becomes { $number } and is reworded.
feed-split = { $from } is split into { $numbers }.
feed-merged = { $from } becomes part of { $number }.

## How new what is here is

newest-here = This is the newest edition on this site.
newest-here-age = This is the newest edition on this site; it came out { $age }.
newest-later = Later editions are known, the latest of { $date }.
age-days = less than a month ago
age-months = { $count ->
    [one] { $count } month ago
   *[other] { $count } months ago
}
age-years = { $count ->
    [one] { $count } year ago
   *[other] { $count } years ago
}
official-link = { $lang ->
    [es] Official rules, on the publisher’s site (in Spanish)
    [pt] Official rules, on the publisher’s site (in Portuguese)
   *[en] Official rules, on the publisher’s site
}

## Editions later than those here, known by their numbers alone

later-label = What happened to this rule later
later-title = In later editions:
later-unchanged = Unchanged up to the edition of { $date }, the latest known.
later-mark-reworded = Changed after { $from }
later-mark-moved = In { $year }: { $numbers }
later-mark-moved-reworded = In { $year }: { $numbers }, changed
later-mark-divided = In { $year }: { $numbers }
later-mark-part = In { $year }, part of { $numbers }
later-mark-gone = No longer exists in { $year }

## What changed since an edition

changes-link = What has changed since
changes-crumb = What changed
changes-title = What has changed since the edition of { $date }
changes-lead = Which rules are new, were reworded or renumbered, or no longer exist, edition by edition. For an edition that is not on this site, only numbers and titles are known; its text is on the publisher’s page.
changes-titled = New rules with a title
changes-new = Other new rules
changes-reworded = Reworded
changes-divided = Split or merged
changes-gone = No longer exist
changes-renumbered = Renumbered
changes-count-new = { $count ->
    [one] { $count } new rule
   *[other] { $count } new rules
}
changes-count-reworded = { $count ->
    [one] { $count } reworded
   *[other] { $count } reworded
}
changes-count-split = { $count ->
    [one] { $count } split
   *[other] { $count } split
}
changes-count-merged = { $count ->
    [one] { $count } merged into another
   *[other] { $count } merged into others
}
changes-count-gone = { $count ->
    [one] { $count } removed
   *[other] { $count } removed
}
changes-count-moved = { $count ->
    [one] { $count } renumbered, text unchanged
   *[other] { $count } renumbered, text unchanged
}

## Two official texts of a rule, compared

history-compare-in = { $lang ->
    [es] Compare in Spanish, word by word: { $from } → { $to }
    [pt] Compare in Portuguese, word by word: { $from } → { $to }
   *[en] Compare in English, word by word: { $from } → { $to }
}
history-no-pair = { $lang ->
    [es] There are no two official texts of this rule in Spanish to compare.
    [pt] There are no two official texts of this rule in Portuguese to compare.
   *[en] There are no two official texts of this rule in English to compare.
}
