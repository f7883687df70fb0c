// Suggestions while typing, and links that copy themselves.
// Every page works without this file.
(() => {
  "use strict";

  const input = document.getElementById("q");
  const list = document.getElementById("suggestions");
  const status = document.getElementById("suggest-status");
  let options = [];
  let active = -1;
  let timer = 0;
  let request = null;

  // A page of no game searches the one that was read last.
  const form = input?.form;
  try {
    const game = form?.elements.namedItem("game");
    if (game?.type === "hidden") localStorage.setItem("game", game.value);
    else if (form && !game && localStorage.getItem("game")) {
      const last = document.createElement("input");
      Object.assign(last, { type: "hidden", name: "game", value: localStorage.getItem("game") });
      form.append(last);
    }
  } catch {
    // Without storage, the words say which game is meant.
  }

  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    options = [];
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const activate = (index) => {
    options[active]?.setAttribute("aria-selected", "false");
    active = index;
    const option = options[active];
    if (!option) return input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  };

  const span = (name, text, lang) => {
    const element = document.createElement("span");
    element.className = name;
    element.textContent = text;
    if (lang) element.lang = lang;
    return element;
  };

  const show = (suggestions, said) => {
    close();
    options = suggestions.map((suggestion, index) => {
      const option = document.createElement("li");
      option.id = `suggestion-${index}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.dataset.url = suggestion.url;
      option.append(span("name", suggestion.name, suggestion.lang));
      if (suggestion.text) option.append(span("start", suggestion.text, suggestion.lang));
      if (suggestion.kind) option.append(span("kind", suggestion.kind));
      return option;
    });
    list.append(...options);
    list.hidden = options.length === 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    status.textContent = said;
  };

  const show_found = (suggestions) => {
    // The last one searches everything.
    const found = suggestions.length - 1;
    show(suggestions, found > 0 ? input.dataset.found.replace("%n", found) : input.dataset.none);
  };

  // An empty box offers the pages that were read last.
  const MAX_RECENT_OFFERED = 7;
  const offer_recent = () => {
    const here = location.pathname + location.search;
    const pages = self.Saved?.recent().filter((page) => page.url !== here).slice(0, MAX_RECENT_OFFERED) ?? [];
    if (!pages.length) return close();
    const describe = (page) => {
      const { url, number, title, lang } = page;
      const kind = self.Saved.kind_of(page, input.dataset) ?? input.dataset.recent;
      return { url, lang, name: number || title, text: number ? title : "", kind };
    };
    show(pages.map(describe), input.dataset.listed.replace("%n", pages.length));
  };

  const ask = async () => {
    request?.abort();
    const text = input.value.trim();
    if (text.length === 0) return offer_recent();
    if (text.length < 2) return close();
    request = new AbortController();
    try {
      const query = new URLSearchParams({ q: text });
      const game = input.form.elements.namedItem("game")?.value;
      if (game) query.set("game", game);
      const response = await fetch(`${input.dataset.suggest}?${query}`, { signal: request.signal });
      if (response.ok) show_found(await response.json());
    } catch (error) {
      if (error.name !== "AbortError") close();
    }
  };

  if (input && list) {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list.id);
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(ask, 90);
    });
    input.addEventListener("focus", () => { if (!input.value.trim()) offer_recent(); });
    input.addEventListener("keydown", (event) => {
      // What stands behind the list must be seen once the focus is there.
      if (event.key === "Tab") close();
      else if (event.key === "Escape" && !list.hidden) {
        event.preventDefault();
        close();
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length) {
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : -1;
        activate((active + step + options.length) % options.length);
      } else if (event.key === "Enter" && options[active]) {
        event.preventDefault();
        location.assign(options[active].dataset.url);
      }
    });
    input.addEventListener("blur", () => setTimeout(close, 150));
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) location.assign(option.dataset.url);
    });
  }

  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a.permalink");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = link.dataset.copied;
      if (link.classList.contains("is-copied")) return;
      const label = [...link.childNodes];
      link.classList.add("is-copied");
      link.textContent = link.dataset.copied;
      setTimeout(() => {
        link.classList.remove("is-copied");
        link.replaceChildren(...label);
      }, 2000);
    } catch {
      location.assign(link.href);
    }
  });
})();
