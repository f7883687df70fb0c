// Draws a page from a saved copy, at the address that was asked for.
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

  // Bookmarks and recent pages are listed where a reader begins.
  const show = (title, ...pieces) => {
    document.title = say.window.replace("%p", () => title);
    document.getElementById("saved")?.remove();
    frame.replaceChildren(...pieces.filter((piece) => piece != null));
  };
  const show_start = (title, ...pieces) => {
    document.title = say.window.replace("%p", () => title);
    frame.replaceChildren(...pieces);
  };
  // A page that can be bookmarked, with its button.
  const show_page = ({ number, title, title_lang }, ...pieces) => {
    show([number, title].filter(Boolean).join(" · "), ...pieces);
    const page = { "data-url": location.pathname, "data-number": number, "data-title": title, "data-lang": title_lang ?? kept.lang };
    const button = make("button", { class: "bookmark", type: "button", "aria-pressed": "false", hidden: "", ...page }, say.bookmark);
    frame.querySelector("h1").after(make("p", { class: "tools" }, button));
    self.Saved?.attach();
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
  if (kept && kept.lang !== lang) document.getElementById("banner").append(" ", say[`in_${kept.lang}`]);

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
          make("a", { href: url(rules, "glossary") }, say.glossary), " ", ...more_ways(rules)))));
  // A game may have no worked cases and no lexicon.
  const more_ways = (rules) => [["cases", "scenarios"], ["lexicon", "terms"]]
    .filter(([part]) => rules[part]?.length)
    .flatMap(([part, path]) => [make("a", { href: url(rules, path) }, say[part]), " "]);

  const contents = (rules, all) =>
    show(rules.name, make("h1", {}, rules.name), whose(rules), make("p", { class: "ways" }, make("a", { href: url(rules, "glossary") }, say.glossary), " ", ...more_ways(rules)),
      make("ul", { class: "lines" }, ...all.filter((it) => it.entry.l <= 2).map(line)));

  const terms = (all) => {
    const { compare } = new Intl.Collator(kept.lang);
    return all.filter((it) => !it.entry.n && !it.case && !it.row).sort((a, b) => compare(a.entry.t, b.entry.t));
  };
  const glossary = (rules, all) =>
    show(say.glossary, crumbs(rules), make("h1", {}, say.glossary), make("ul", { class: "lines" }, ...terms(all).map(line)));

  // A title of a case, which may be in another language than the copy.
  const case_link = (rules, it) =>
    make("li", {}, make("a", { href: url(rules, it.p) }, make("span", { class: "headword", lang: it.l ?? kept.lang }, it.t)));
  const cases = (rules) =>
    show(say.cases, crumbs(rules), make("h1", {}, say.cases), make("ul", { class: "lines" }, ...rules.cases.map((it) => case_link(rules, it))));
  const number_links = (rules, numbers) => numbers.flatMap((number) => [make("a", { class: "number", href: url(rules, number) }, number), " "]);
  const worked_case = (rules, { case: it }) => {
    const way = crumbs(rules);
    way.firstChild.append(make("li", {}, make("a", { href: url(rules, "scenarios") }, say.cases)));
    const place = rules.cases.indexOf(it);
    const turn_to = (other, rel, way) => other && make("a", { rel, href: url(rules, other.p) },
      make("span", { class: "way" }, way), make("span", { class: "case", lang: other.l ?? kept.lang }, other.t));
    const board = it.b.map((text) => make("li", { lang: kept.lang }, drawn(Lookup.html(kept, text))));
    const steps = it.s.map(([text, numbers]) => make("li", {}, make("p", { lang: kept.lang }, drawn(Lookup.html(kept, text))),
      numbers.length ? make("p", { class: "small story-rules" }, ...number_links(rules, numbers)) : null));
    const section = (title, ...rest) => make("section", {}, make("h2", {}, title), ...rest);
    return show_page({ title: it.t, title_lang: it.l }, way, make("h1", { lang: it.l ?? kept.lang }, it.t),
      it.x ? make("p", { lang: kept.lang }, it.x) : null,
      section(say.claims, make("p", { class: "story-rules" }, ...number_links(rules, it.c))),
      section(say.start, make("ul", { class: "board" }, ...board)),
      section(say.story, make("ol", { class: "story" }, ...steps)),
      make("nav", { class: "turn", "aria-label": say.turn }, turn_to(rules.cases[place - 1], "prev", say.previous), turn_to(rules.cases[place + 1], "next", say.next)));
  };

  // The names of the lexicon, those of the copy's language first.
  const lexicon = (rules, filter) => {
    const columns = [...kept.langs.keys()].sort((one, other) => (kept.langs[other] === kept.lang) - (kept.langs[one] === kept.lang));
    const wanted = Lookup.fold(filter);
    const named = rules.lexicon.filter((row) => row.some((name) => name && Lookup.fold(name).includes(wanted)));
    const { compare } = new Intl.Collator(kept.lang);
    const first = (row) => columns.map((column) => row[column]).find(Boolean);
    const rows = named.sort((one, other) => compare(first(one), first(other))).map((row) =>
      make("li", {}, ...columns.filter((column) => row[column]).flatMap((column, at) =>
        [at ? " · " : "", make(at ? "span" : "strong", { lang: kept.langs[column] }, row[column]), " ", make("span", { class: "tag" }, kept.langs[column])])));
    return show(say.lexicon, crumbs(rules), make("h1", {}, say.lexicon),
      filter ? make("p", { class: "ways" }, make("a", { href: url(rules, "terms") }, say.all)) : null,
      rows.length ? make("ul", { class: "lexicon-lines" }, ...rows) : make("p", { class: "lead" }, say.nothing.replace("%q", () => filter)));
  };

  const numbered = (rules, all, at) => {
    const it = all[at];
    const [parents, level] = [above(all, at), it.entry.l];
    const peers = all.filter((other) => other.entry.l === level);
    const place = peers.indexOf(it);
    const head = [crumbs(rules, ...parents)];
    const inner = under(all, at, level === 1 ? 2 : Infinity);
    const tail = [turn(rules, peers[place - 1], peers[place + 1]), whose(rules)];
    const title = [it.entry.n, it.entry.t].filter(Boolean).join(" · ");
    const named_after = it.entry.t ?? [...parents].reverse().find((other) => other.entry.t)?.entry.t;
    if (level === 1) return show(title, ...head, heading(it), body(it), make("ul", { class: "lines" }, ...inner.map(line)), ...tail);
    if (level === 2) return show(title, ...head, heading(it), body(it), make("div", { class: "sheet" }, ...inner.map(row)), ...tail);
    const parent = parents[parents.length - 1];
    const around = parent?.entry.l > 2 ? make("section", { class: "around", "aria-label": say.before }, row(parent)) : null;
    const children = inner.length ? make("section", { class: "children", "aria-label": say.children }, ...inner.map(row)) : null;
    return show_page({ number: it.entry.n, title: named_after }, ...head, around, make("article", { class: "rule-card", id: it.entry.n }, heading(it), body(it), children), ...tail);
  };

  const term = (rules, it) =>
    show_page({ title: it.entry.t }, crumbs(rules), make("article", { class: "term-card" }, heading(it),
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
      make("li", {}, make("a", { href: url(it.game, Lookup.path(it.entry)), lang: it.case?.l ?? kept.lang }, [it.entry.n, it.entry.t].filter(Boolean).join(" ")),
        " ", it.case || it.row ? make("span", { class: "tag" }, it.case ? say.tag_case : say.tag_term) : null,
        make("p", { lang: kept.lang }, beginning(it.entry, 160))));
    return show(title, make("h1", {}, title),
      found.length ? make("ol", { class: "found" }, ...hits) : make("p", { class: "lead" }, say.nothing.replace("%q", () => query)));
  };

  if (!kept) return missing();
  const asked = new URLSearchParams(location.search);
  const query = (asked.get("q") ?? "").trim();
  if (!game || (game === "search" && !query)) return show_start(say.title, make("h1", {}, say.title), make("p", { class: "lead" }, say.lead), home(), manage());
  if (game === "search") return results(query);
  const rules = kept.games.find((rules) => rules.game === game);
  // Only the edition that was kept can be read.
  if (!rules || asked.has("at")) return missing();
  const all = kept.entries.filter((it) => it.game === rules);
  if (path === "") return contents(rules, all);
  if (path === "glossary") return glossary(rules, all);
  if (path === "scenarios" && rules.cases?.length) return cases(rules);
  if (path === "terms" && rules.lexicon?.length) return lexicon(rules, (asked.get("filter") ?? "").trim());
  const at = all.indexOf(Lookup.at(kept, game, path));
  if (at < 0) return missing();
  if (all[at].case) return worked_case(rules, all[at]);
  return all[at].entry.n ? numbered(rules, all, at) : term(rules, all[at]);
})();
