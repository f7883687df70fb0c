# Rules through editions and languages.

## Where the rule of an earlier edition is today

now-same = In the newest edition, this rule has kept its number and its text.
now-same-number = In the newest edition, this rule has kept its number.
now-reworded = In the newest edition, this rule has kept its number, but is put in other words.
now-moved = In the newest edition, this rule is { $numbers }.
now-moved-reworded = In the newest edition, this rule is { $numbers }, and is put in other words.
now-divided = In the newest edition, what this rule said is divided: { $numbers }.
now-part = In the newest edition, what this rule said is part of { $numbers }.
now-gone = In the newest edition, this rule no longer exists.
now-other = There, the number { $number } names another rule.
now-open = Go to { $number } in the newest edition
former-moved = In the edition of { $date }, { $number } named another rule, which today is { $numbers }.
former-gone = In the edition of { $date }, { $number } named another rule, which no longer exists.
asked-as = What the edition of { $date } called { $asked } is { $number } today. The text of that edition is not here.
asked-gone = What the edition of { $date } called { $asked } no longer exists. The text of that edition is not here.
asked-gone-title = A rule that no longer exists

## Marks beside the rules of an earlier edition

mark-moved = Today { $numbers }
mark-reworded = Changed since then
mark-moved-reworded = Today { $numbers }, changed
mark-divided = Today divided: { $numbers }
mark-part = Today part of { $numbers }
mark-gone = No longer exists

## History of a rule

history-title = History
history-lead = Editions in which something changed.
history-known = Already in the oldest edition known
history-born = New
history-born-from = New, out of { $numbers }
history-moved = Gets another number, in the same words
history-renumbered = Gets another number
history-reworded = Is put in other words
history-split = Is divided: { $numbers } come out of it
history-merged = Takes in { $numbers }
history-ended = No longer exists
history-ended-into = Becomes part of { $numbers }
history-unchanged = Unchanged since then, up to the edition of { $date }.
history-compare = Compare the two editions word by word
history-feed = What is new in this chapter (Atom)

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
digest-of-edition = This summary is of the edition of { $date }; the rule may have changed since then.
digest-of-edition-changed = This summary is of the edition of { $date }; the rule has changed since then.
trace-of-edition = Code and cases follow the edition of { $date }, in which this rule is { $number }.
trace-of-edition-changed = Code and cases follow the edition of { $date }, in which this rule is { $number }; it has changed since then.

## Feed of a chapter

feed-title = { $number }. { $title }: changes
feed-entry = Edition of { $date }
feed-new = { $number } is new.
feed-gone = { $number } no longer exists.
feed-moved = { $from } becomes { $number }.
feed-reworded = { $number } is put in other words.
feed-moved-reworded = { $from } becomes { $number } and is put in other words.
feed-split = { $from } is divided into { $numbers }.
feed-merged = { $from } becomes part of { $number }.
