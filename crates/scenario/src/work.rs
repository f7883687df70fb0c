//! Work that grows with a scenario, counted in tests: it must grow no faster than the scenario does.

/// Counts steps of work, in tests alone.
#[cfg(not(test))]
pub(crate) const fn count(_: usize) {}

#[cfg(test)]
pub(crate) use tests::count;

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use crate::{read, run};

    thread_local! {
        static STEPS: Cell<usize> = const { Cell::new(0) };
    }

    pub(crate) fn count(steps: usize) {
        STEPS.set(STEPS.get() + steps);
    }

    /// Number of steps that reading and playing a number of rounds of passing takes.
    fn steps(rounds: usize) -> usize {
        // Each round resolves an ability that triggers another one.
        let script = "- Todos pasan.\n".repeat(rounds);
        let text = format!(
            "# Rondas (103.4)\n\n## Cartas\n\n### Eco {{W}}\nCriatura — Espíritu\n1/1\nSiempre que otra criatura entre, \
             crea una ficha de criatura Soldado blanca 1/1.\n\n### Polilla {{W}}\nCriatura — Insecto\n1/1\n\n\
             ## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, primera fase principal.\n\
             - Campo de batalla de Ana: Llanura, Eco.\n- Mano de Ana: Polilla.\n\n\
             ## Acciones\n\n- Ana lanza Polilla.\n{script}\n## Resultado\n\n- Beto: 20 vidas.\n"
        );
        STEPS.set(0);
        let report = run(&read("rondas.md", &text).unwrap());
        assert_eq!(report.failures, [], "{}", report.failures[0]);
        STEPS.get()
    }

    #[test]
    fn twice_as_many_lines_are_about_twice_as_much_work() {
        let [one, two, four] = [125, 250, 500].map(steps);
        assert!(two * 2 < one * 5 && four * 2 < two * 5, "{one}, {two}, {four} steps");
    }
}
