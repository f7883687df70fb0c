// Glossary, lexicon and list of cards are filtered while typing: names that hold what is typed, accents or not.
(() => {
  "use strict";

  const filter = document.getElementById("filter");
  if (!filter) return;
  const rows = ":is(.letter li, .lexicon tbody tr:not(.letter))";
  const terms = [...document.querySelectorAll(`main ${rows}`)].map((item) => [item, Lookup.fold(item.textContent)]);
  filter.addEventListener("input", () => {
    const wanted = Lookup.fold(filter.value.trim());
    terms.forEach(([item, name]) => { item.hidden = !name.includes(wanted); });
    // A letter of which nothing is left goes with its names.
    document.querySelectorAll("main section.letter, main .lexicon tbody").forEach((letter) => {
      letter.hidden = !letter.querySelector("li:not([hidden]), tr:not(.letter):not([hidden])");
    });
  });
})();
