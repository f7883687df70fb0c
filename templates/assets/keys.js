// Keys: to the search box, to the rule before and behind, to another language, and the help that lists them.
// Whoever speaks to their machine, or rests a hand on it, can turn the single keys off in that help.
(() => {
  "use strict";

  const KEY = "keys";
  const help = document.getElementById("keys");
  const choice = document.getElementById("keys-on");

  const read = () => {
    try {
      return localStorage.getItem(KEY) !== "off";
    } catch {
      return true;
    }
  };
  let on = read();

  const follow = (link) => link?.click();
  const languages = [...document.querySelectorAll(".languages a")];
  const current = languages.findIndex((link) => link.hasAttribute("aria-current"));

  const search = () => {
    // A page has one box; the home page has it in its middle.
    const input = document.getElementById("q");
    input?.focus();
    input?.select();
  };

  const actions = {
    "/": search,
    s: search,
    n: () => follow(document.querySelector("a[rel=next]")),
    p: () => follow(document.querySelector("a[rel=prev]")),
    l: () => follow(languages[(current + 1) % languages.length]),
    "?": () => help?.showModal(),
  };

  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, dialog, [contenteditable]");
    if (!on || typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  if (help) {
    for (const opener of document.querySelectorAll("button[data-opens=keys]")) {
      opener.hidden = false;
      opener.addEventListener("click", () => help.showModal());
    }
    // A click beside the dialog is one on the dialog itself: what is in it fills it.
    help.addEventListener("click", (event) => {
      if (event.target === help) help.close();
    });
  }

  if (choice) {
    choice.checked = on;
    choice.addEventListener("change", () => {
      on = choice.checked;
      try {
        if (on) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, "off");
      } catch {
        // It holds for this page.
      }
    });
  }

  // On paper an address is whole.
  for (const address of document.querySelectorAll(".imprint .address")) {
    address.textContent = new URL(address.textContent, location.href).href;
  }
})();
