// Bookmarks and pages read recently. They are stored in this browser alone and are never sent anywhere. Without
// storage, or without this file, the buttons and lists stay hidden and every page works.
self.Saved = (() => {
  "use strict";

  const MAX_RECENT = 20;
  const MAX_BOOKMARKS = 200;
  // How many recent pages a list shows before the rest is folded.
  const RECENT_SHOWN = 5;

  const is_page = (it) => typeof it?.url === "string" && it.url.startsWith("/") && !it.url.startsWith("//");

  const read = (key) => {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored.filter(is_page) : [];
    } catch {
      return [];
    }
  };

  // Whether it could be stored.
  const write = (key, pages) => {
    try {
      if (pages.length) localStorage.setItem(key, JSON.stringify(pages));
      else localStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  };

  const has_storage = () => {
    try {
      localStorage.setItem("storage-test", "1");
      localStorage.removeItem("storage-test");
      return true;
    } catch {
      return false;
    }
  };

  const without = (pages, url) => pages.filter((page) => page.url !== url);
  const recent = () => read("recent");
  const bookmarks = () => read("bookmarks");
  const is_bookmarked = (url) => bookmarks().some((page) => page.url === url);
  const record = (page) => write("recent", [page, ...without(recent(), page.url)].slice(0, MAX_RECENT));
  const remove = (url) => write("bookmarks", without(bookmarks(), url));
  const add = (page) => write("bookmarks", [page, ...without(bookmarks(), page.url)].slice(0, MAX_BOOKMARKS));

  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value) element.setAttribute(key, value);
    element.append(...children.filter(Boolean));
    return element;
  };

  const name_of = (page) => [page.number, page.title].filter(Boolean).join(" ");

  // A rule is known by its number; a glossary entry and a worked case are named by their kind.
  const kind_of = (page, labels) => ({ glossary: labels.term, scenarios: labels.case })[page.url.split("/")[3]];

  const link = (page, labels) => {
    const lang = page.url.split("/")[1];
    const kind = kind_of(page, labels);
    return make("a", { href: page.url, hreflang: lang },
      page.number && make("span", { class: "number" }, page.number),
      make("span", { class: page.number ? "start" : "headword", lang: page.lang }, page.title ?? ""),
      kind && make("span", { class: "tag" }, kind),
      lang !== document.documentElement.lang && make("span", { class: "tag" }, lang));
  };

  // The lists, on the pages that have a place for them.
  const draw = () => {
    const place = document.getElementById("saved");
    if (!place) return;
    const [kept, read_last] = [bookmarks(), recent()];
    const section = (name, rows) => {
      const element = document.getElementById(name);
      element.hidden = rows.length === 0;
      element.querySelector("ul").replaceChildren(...rows);
      return element;
    };
    section("bookmarks", kept.map((page, at) => {
      const button = make("button", { type: "button", class: "plain", "aria-label": place.dataset.remove.replace("%n", () => name_of(page)) }, "✕");
      button.addEventListener("click", () => {
        remove(page.url);
        draw();
        const left = document.querySelectorAll("#bookmarks li button");
        (left[Math.min(at, left.length - 1)] ?? document.getElementById("main")).focus();
      });
      return make("li", {}, link(page, place.dataset), button);
    }));
    const line = (page) => make("li", {}, link(page, place.dataset));
    const rest = section("recent", read_last.slice(0, RECENT_SHOWN).map(line)).querySelector("details");
    rest.hidden = read_last.length <= RECENT_SHOWN;
    rest.querySelector("ul").replaceChildren(...read_last.slice(RECENT_SHOWN).map(line));
    place.hidden = kept.length + read_last.length === 0;
  };

  // A page that can be bookmarked says so by its button; it is recorded as read. The page that is drawn without a
  // connection calls this once its button is there.
  const attach = () => {
    const button = document.querySelector("main button.bookmark");
    const share = document.querySelector("main button.share");
    if (share && navigator.share) {
      share.hidden = false;
      share.addEventListener("click", () => {
        const url = new URL(share.dataset.url, location.href).href;
        // A reader who changes their mind is no error.
        navigator.share({ title: document.title, url }).catch(() => {});
      });
    }
    if (!button || !has_storage()) return;
    const { url, number, title, lang } = button.dataset;
    const page = { url, number, title, lang };
    record(page);
    const show = () => button.setAttribute("aria-pressed", String(is_bookmarked(url)));
    button.hidden = false;
    button.addEventListener("click", () => {
      if (is_bookmarked(url)) remove(url);
      else add(page);
      show();
    });
    addEventListener("pageshow", show);
    show();
  };

  document.querySelector("#recent .clear")?.addEventListener("click", () => {
    write("recent", []);
    draw();
    document.getElementById("main")?.focus();
  });
  // A page that comes back from the browser's history shows the lists as they are now.
  addEventListener("pageshow", draw);
  attach();
  draw();

  return { attach, kind_of, recent };
})();
