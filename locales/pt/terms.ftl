## O léxico

terms-title = Termos em três idiomas
terms-lead = Como se chama cada termo em espanhol, em português e em inglês, segundo os títulos das regras e os glossários. Os nomes com link levam à página do termo nesse idioma.
terms-unnamed = Sem nome conhecido em português
friends-title = Falsos cognatos
friends-lead = Nomes que se parecem em dois idiomas e significam coisas diferentes.
friends-filter = Escolher dois idiomas
friends-all = Todos
friends-pair = { $lang ->
    [es] { $other ->
        [pt] Espanhol e português
       *[en] Espanhol e inglês
    }
    [pt] { $other ->
        [es] Português e espanhol
       *[en] Português e inglês
    }
   *[en] { $other ->
        [es] Inglês e espanhol
       *[pt] Inglês e português
    }
}
friends-none = Não conhecemos falsos cognatos entre esses dois idiomas.
friend-means = { $lang ->
    [es] { $other ->
        [pt] O que em espanhol se chama “{ $name }” é “{ $means }” em português.
       *[en] O que em espanhol se chama “{ $name }” é “{ $means }” em inglês.
    }
    [pt] { $other ->
        [es] O que em português se chama “{ $name }” é “{ $means }” em espanhol.
       *[en] O que em português se chama “{ $name }” é “{ $means }” em inglês.
    }
   *[en] { $other ->
        [es] O que em inglês se chama “{ $name }” é “{ $means }” em espanhol.
       *[pt] O que em inglês se chama “{ $name }” é “{ $means }” em português.
    }
}
friend-warning = { $lang ->
    [es] { $other ->
        [pt] Não é o mesmo que “{ $name }” em espanhol: isso se chama “{ $means }” em português.
       *[en] Não é o mesmo que “{ $name }” em espanhol: isso se chama “{ $means }” em inglês.
    }
    [pt] { $other ->
        [es] Não é o mesmo que “{ $name }” em português: isso se chama “{ $means }” em espanhol.
       *[en] Não é o mesmo que “{ $name }” em português: isso se chama “{ $means }” em inglês.
    }
   *[en] { $other ->
        [es] Não é o mesmo que “{ $name }” em inglês: isso se chama “{ $means }” em espanhol.
       *[pt] Não é o mesmo que “{ $name }” em inglês: isso se chama “{ $means }” em português.
    }
}
error-terms-title = Não há termos traduzidos
error-terms = Ainda não são conhecidos os nomes dos termos de { $game } em outros idiomas.
