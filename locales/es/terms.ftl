## El léxico

terms-title = Términos en tres idiomas
terms-lead = Cómo se llama cada término en español, en portugués y en inglés, según los títulos de las reglas y los glosarios. Los nombres con enlace llevan a la página del término en ese idioma.
terms-unnamed = Sin nombre conocido en español
friends-title = Falsos amigos
friends-lead = Nombres que se parecen en dos idiomas y significan cosas distintas.
friends-filter = Elegir dos idiomas
friends-all = Todos
friends-pair = { $lang ->
    [es] { $other ->
        [pt] Español y portugués
       *[en] Español e inglés
    }
    [pt] { $other ->
        [es] Portugués y español
       *[en] Portugués e inglés
    }
   *[en] { $other ->
        [es] Inglés y español
       *[pt] Inglés y portugués
    }
}
friends-none = No conocemos falsos amigos entre estos dos idiomas.
friend-means = { $lang ->
    [es] { $other ->
        [pt] Lo que en español se llama «{ $name }» es «{ $means }» en portugués.
       *[en] Lo que en español se llama «{ $name }» es «{ $means }» en inglés.
    }
    [pt] { $other ->
        [es] Lo que en portugués se llama «{ $name }» es «{ $means }» en español.
       *[en] Lo que en portugués se llama «{ $name }» es «{ $means }» en inglés.
    }
   *[en] { $other ->
        [es] Lo que en inglés se llama «{ $name }» es «{ $means }» en español.
       *[pt] Lo que en inglés se llama «{ $name }» es «{ $means }» en portugués.
    }
}
friend-warning = { $lang ->
    [es] { $other ->
        [pt] No es lo mismo que «{ $name }» en español: eso se llama «{ $means }» en portugués.
       *[en] No es lo mismo que «{ $name }» en español: eso se llama «{ $means }» en inglés.
    }
    [pt] { $other ->
        [es] No es lo mismo que «{ $name }» en portugués: eso se llama «{ $means }» en español.
       *[en] No es lo mismo que «{ $name }» en portugués: eso se llama «{ $means }» en inglés.
    }
   *[en] { $other ->
        [es] No es lo mismo que «{ $name }» en inglés: eso se llama «{ $means }» en español.
       *[pt] No es lo mismo que «{ $name }» en inglés: eso se llama «{ $means }» en portugués.
    }
}
error-terms-title = No hay términos traducidos
error-terms = Todavía no se conocen los nombres de los términos de { $game } en otros idiomas.
