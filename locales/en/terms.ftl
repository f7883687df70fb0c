## The lexicon

terms-title = Terms in three languages
terms-lead = What each term is called in Spanish, Portuguese and English, according to rule titles and glossaries. Linked names lead to the page of the term in that language.
terms-unnamed = No known name in English
friends-title = False friends
friends-lead = Names that look alike in two languages and mean different things.
friends-filter = Choose two languages
friends-all = All
friends-pair = { $lang ->
    [es] { $other ->
        [pt] Spanish and Portuguese
       *[en] Spanish and English
    }
    [pt] { $other ->
        [es] Portuguese and Spanish
       *[en] Portuguese and English
    }
   *[en] { $other ->
        [es] English and Spanish
       *[pt] English and Portuguese
    }
}
friends-none = No false friends are known between these two languages.
friend-means = { $lang ->
    [es] { $other ->
        [pt] What Spanish calls “{ $name }” is “{ $means }” in Portuguese.
       *[en] What Spanish calls “{ $name }” is “{ $means }” in English.
    }
    [pt] { $other ->
        [es] What Portuguese calls “{ $name }” is “{ $means }” in Spanish.
       *[en] What Portuguese calls “{ $name }” is “{ $means }” in English.
    }
   *[en] { $other ->
        [es] What English calls “{ $name }” is “{ $means }” in Spanish.
       *[pt] What English calls “{ $name }” is “{ $means }” in Portuguese.
    }
}
friend-warning = { $lang ->
    [es] { $other ->
        [pt] Not to be confused with “{ $name }” in Spanish, which is called “{ $means }” in Portuguese.
       *[en] Not to be confused with “{ $name }” in Spanish, which is called “{ $means }” in English.
    }
    [pt] { $other ->
        [es] Not to be confused with “{ $name }” in Portuguese, which is called “{ $means }” in Spanish.
       *[en] Not to be confused with “{ $name }” in Portuguese, which is called “{ $means }” in English.
    }
   *[en] { $other ->
        [es] Not to be confused with “{ $name }” in English, which is called “{ $means }” in Spanish.
       *[pt] Not to be confused with “{ $name }” in English, which is called “{ $means }” in Portuguese.
    }
}
error-terms-title = No translated terms
error-terms = The names of the terms of { $game } in other languages are not known yet.
