// The glossary is filtered while typing: terms that hold what is typed, accents or not.
(() => {
  "use strict";

  const filter = document.getElementById("filter");
  if (!filter) return;
  const terms = [...document.querySelectorAll("main .letter li")].map((item) => [item, Lookup.fold(item.textContent)]);
  filter.addEventListener("input", () => {
    const wanted = Lookup.fold(filter.value.trim());
    terms.forEach(([item, name]) => { item.hidden = !name.includes(wanted); });
    document.querySelectorAll("main .letter").forEach((letter) => {
      letter.hidden = !letter.querySelector("li:not([hidden])");
    });
  });
})();
