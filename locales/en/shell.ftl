## The frame: theme, keys, installation

theme-dark = Dark theme
theme-light = Light theme
app-name = Vademécum: rules of card games
locale = en
names = { $kind ->
    [two] { $others } and { $last }
   *[other] { $others }, and { $last }
}
imprint = { $game }. Edition: { $date }
keys-title = Keyboard shortcuts
keys-search = Search
keys-choose = Choose a suggestion
keys-open = Open the chosen suggestion
keys-next = Next rule or chapter
keys-previous = Previous rule or chapter
keys-language = Read the page in another language
keys-help = Show this list
keys-close = Close
keys-on = Use single-key shortcuts
keys-done = Done
install-title = Install as an app
install-how = Vademécum can be installed as an app: in your browser’s menu, choose “Install” or “Add to Home Screen”.
install-button = Install

## Offline

offline-title = Offline
offline-lead = Choose the languages to take with you. Their rules, glossary, worked examples and terms are saved on this device, to be read and searched without a connection.
offline-ours = What is saved is the Vademécum summary: every rule number and every glossary term, worked examples step by step, and what each term is called in the three languages. Official texts are not saved.
offline-script = Saving rules on your device needs JavaScript.
offline-none = There is nothing to save here.
offline-holds = { $numbers ->
    [one] { $numbers } rule or subrule
   *[other] { $numbers } rules and subrules
}, { $terms ->
    [one] { $terms } glossary term
   *[other] { $terms } glossary terms
} and { $cases ->
    [one] { $cases } worked example
   *[other] { $cases } worked examples
}
offline-keep = Save
offline-remove = Remove
offline-keep-language = { $lang ->
    [es] Save in Spanish
    [pt] Save in Portuguese
   *[en] Save in English
}
offline-remove-language = { $lang ->
    [es] Remove what is saved in Spanish
    [pt] Remove what is saved in Portuguese
   *[en] Remove what is saved in English
}
offline-absent = Not saved. Takes %size.
offline-keeping = Saving…
offline-kept = Saved: %size
offline-stale = Saved: %size. A newer version is available.
offline-update = Update
offline-update-language = { $lang ->
    [es] Update what is saved in Spanish
    [pt] Update what is saved in Portuguese
   *[en] Update what is saved in English
}
offline-in = { $lang ->
    [es] The saved text is in Spanish.
    [pt] The saved text is in Portuguese.
   *[en] The saved text is in English.
}
preview-open = Open
offline-failed = Saving failed. Check your connection and try again.
offline-unable = This browser cannot save pages, or the address is not secure (https).
offline-banner = No connection: you are reading what you saved on this device.
offline-here = This is what you saved. Look for a rule by its number or its words.
offline-missing = This page needs a connection
offline-missing-advice = It is not part of what you saved on this device.
offline-manage = Choose what is saved

## What readers save

bookmark = Bookmark
bookmark-remove = Remove “{ $name }” from bookmarks
bookmarks-title = Bookmarks
recent-title = Recently viewed
recent-kind = Recent
recent-found = Recently viewed: { $name }
recent-more = Show earlier ones
recent-clear = Clear recently viewed
saved-private = Bookmarks and recently viewed pages are stored on this device only. They are never sent anywhere.
share = Share
about-device = Your bookmarks and recently viewed pages are stored on your device only and never sent anywhere. You can delete them at any time on the home page.
