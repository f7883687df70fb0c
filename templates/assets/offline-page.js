// Draws a page from what was kept, at the address that was asked for.
(async () => {
  "use strict";

  const frame = document.getElementById("reading");
  if (!frame) return;
  const say = frame.dataset;
  const lang = document.documentElement.lang;
  const [, , game, ...rest] = location.pathname.split("/").map(decodeURIComponent);
  const path = rest.join("/");

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value != null) element.setAttribute(key, value);
    element.append(...children.filter((child) => child != null));
    return element;
  };
  const url = (rules, path) => Lookup.url(lang, rules, path);
  const drawn = (html) => document.createRange().createContextualFragment(html);

  const show = (title, ...pieces) => {
    document.title = say.window.replace("%p", () => title);
    frame.replaceChildren(...pieces.filter((piece) => piece != null));
  };
  const missing = () => {
    document.getElementById("banner").hidden = true;
    const lead = make("p", { class: "lead" }, say.advice);
    show(say.missing, make("h1", {}, say.missing), lead, kept ? home() : null, manage());
  };
  const manage = () => make("p", {}, make("a", { href: `/${lang}/offline` }, say.manage));

  // The same page in other languages, and as it is once there is a connection again.
  for (const link of document.querySelectorAll(".languages a")) {
    link.href = `/${link.lang}${location.pathname.slice(3)}${location.search}`;
  }
  addEventListener("online", () => location.reload());

  // The reader's language if it was kept, else one that was.
  const open = async () => {
    for (const one of new Set([lang, ...say.langs.trim().split(" ")])) {
      const held = await self.caches?.match(`/${one}/offline.json`);
      if (held) return Lookup.open(await held.json());
    }
    return null;
  };
  const kept = await open();

  const paragraph = (rules, pieces) => drawn(Lookup.paragraph(kept, lang, rules, pieces));
  // How a text begins: whole words, whole symbols.
  const beginning = (entry, length) => {
    const text = Lookup.text(entry);
    return drawn(Lookup.html(kept, text.length > length ? `${text.slice(0, text.lastIndexOf(" ", length))} …` : text));
  };
  const body = ({ game: rules, entry }) =>
    make("div", { class: "text", lang: kept.lang },
      ...(entry.x ?? []).map((pieces) => paragraph(rules, pieces)),
      ...(entry.e ?? []).map((pieces) => make("aside", { class: "example" }, make("p", { class: "label", lang }, say.example), paragraph(rules, pieces))));
  const row = (it) =>
    make("div", { class: `entry ${it.entry.l > 3 ? "subrule" : "rule"}`, id: it.entry.n },
      make("a", { class: "number", href: url(it.game, it.entry.n) }, it.entry.n),
      make("div", {}, it.entry.t ? make("p", { class: "title", lang: kept.lang }, it.entry.t) : null, body(it)));
  const line = (it) =>
    make("li", {}, make("a", { href: url(it.game, Lookup.path(it.entry)), lang: kept.lang },
      make("span", { class: it.entry.n ? "number" : "headword" }, it.entry.n ?? it.entry.t),
      make("span", { class: "start" }, it.entry.n ? it.entry.t ?? beginning(it.entry, 110) : "")));
  const crumbs = (rules, ...above) =>
    make("nav", { class: "crumbs", "aria-label": say.crumbs }, make("ol", {},
      make("li", {}, make("a", { href: url(rules) }, rules.name)),
      ...above.map((it) => make("li", {}, make("a", { href: url(rules, it.entry.n), lang: kept.lang }, it.entry.n)))));
  const turn = (rules, before, after) => {
    const link = (it, rel, way) => it && make("a", { rel, href: url(rules, it.entry.n) },
      make("span", { class: "way" }, way), make("span", { class: "number" }, it.entry.n));
    return make("nav", { class: "turn", "aria-label": say.turn }, link(before, "prev", say.previous), link(after, "next", say.next));
  };
  const whose = (rules) => make("p", { class: "small quiet" }, `${say.ours} ${rules.edition}`);
  const heading = (it) =>
    make("h1", {}, it.entry.n ? make("span", { class: "number" }, it.entry.n) : null, " ",
      it.entry.t ? make("span", { lang: kept.lang }, it.entry.t) : null);

  // What stands under an entry: all that follows and stands deeper.
  const under = (all, at, deepest) => {
    const end = all.findIndex((it, place) => place > at && !(it.entry.l > all[at].entry.l));
    return all.slice(at + 1, end < 0 ? all.length : end).filter((it) => it.entry.l <= deepest);
  };
  const above = (all, at) => {
    const found = [];
    for (let place = at, level = all[at].entry.l; place >= 0; place -= 1) {
      if (all[place].entry.l < level) {
        found.unshift(all[place]);
        level = all[place].entry.l;
      }
    }
    return found;
  };

  const home = () =>
    make("ul", { class: "editions" }, ...kept.games.map((rules) =>
      make("li", { class: "card" }, make("h2", {}, make("a", { href: url(rules) }, rules.name)), make("p", {}, rules.edition),
        make("p", { class: "ways" }, make("a", { href: url(rules) }, say.contents), " ",
          make("a", { href: url(rules, "glossary") }, say.glossary)))));

  const contents = (rules, all) =>
    show(rules.name, make("h1", {}, rules.name), whose(rules), make("p", { class: "ways" }, make("a", { href: url(rules, "glossary") }, say.glossary)),
      make("ul", { class: "lines" }, ...all.filter((it) => it.entry.l <= 2).map(line)));

  const terms = (all) => {
    const { compare } = new Intl.Collator(kept.lang);
    return all.filter((it) => !it.entry.n).sort((a, b) => compare(a.entry.t, b.entry.t));
  };
  const glossary = (rules, all) =>
    show(say.glossary, crumbs(rules), make("h1", {}, say.glossary), make("ul", { class: "lines" }, ...terms(all).map(line)));

  const numbered = (rules, all, at) => {
    const it = all[at];
    const [parents, level] = [above(all, at), it.entry.l];
    const peers = all.filter((other) => other.entry.l === level);
    const place = peers.indexOf(it);
    const head = [crumbs(rules, ...parents)];
    const inner = under(all, at, level === 1 ? 2 : Infinity);
    const tail = [turn(rules, peers[place - 1], peers[place + 1]), whose(rules)];
    const title = [it.entry.n, it.entry.t].filter(Boolean).join(" · ");
    if (level === 1) return show(title, ...head, heading(it), body(it), make("ul", { class: "lines" }, ...inner.map(line)), ...tail);
    if (level === 2) return show(title, ...head, heading(it), body(it), make("div", { class: "sheet" }, ...inner.map(row)), ...tail);
    const parent = parents[parents.length - 1];
    const around = parent?.entry.l > 2 ? make("section", { class: "around", "aria-label": say.before }, row(parent)) : null;
    const children = inner.length ? make("section", { class: "children", "aria-label": say.children }, ...inner.map(row)) : null;
    return show(title, ...head, around, make("article", { class: "rule-card", id: it.entry.n }, heading(it), body(it), children), ...tail);
  };

  const term = (rules, it) =>
    show(it.entry.t, crumbs(rules), make("article", { class: "term-card" }, heading(it),
      it.entry.a?.length ? make("p", { class: "names" }, it.entry.a.join(" · ")) : null, body(it)), whose(rules));

  const results = (query) => {
    const found = Lookup.find(kept, query, 30);
    const stay = new URLSearchParams(location.search).has("stay");
    const wanted = Lookup.number(query);
    // A number has one answer, as it has online.
    if (!stay && wanted && found[0]?.entry.n === wanted) return location.replace(url(found[0].game, wanted));
    document.getElementById("q").value = query;
    const title = say.results.replace("%q", () => query);
    const hits = found.map((it) =>
      make("li", {}, make("a", { href: url(it.game, Lookup.path(it.entry)), lang: kept.lang }, [it.entry.n, it.entry.t].filter(Boolean).join(" ")),
        make("p", { lang: kept.lang }, beginning(it.entry, 160))));
    return show(title, make("h1", {}, title),
      found.length ? make("ol", { class: "found" }, ...hits) : make("p", { class: "lead" }, say.nothing.replace("%q", () => query)));
  };

  if (!kept) return missing();
  const asked = new URLSearchParams(location.search);
  const query = (asked.get("q") ?? "").trim();
  if (!game || (game === "search" && !query)) return show(say.title, make("h1", {}, say.title), make("p", { class: "lead" }, say.lead), home(), manage());
  if (game === "search") return results(query);
  const rules = kept.games.find((rules) => rules.game === game);
  // Only the edition that was kept can be read.
  if (!rules || asked.has("at")) return missing();
  const all = kept.entries.filter((it) => it.game === rules);
  if (path === "") return contents(rules, all);
  if (path === "glossary") return glossary(rules, all);
  const at = all.indexOf(Lookup.at(kept, game, path));
  if (at < 0) return missing();
  return all[at].entry.n ? numbered(rules, all, at) : term(rules, all[at]);
})();
