// Finding things in what was kept: by number, by name, by words without accents. The worker and the page that
// shows what was kept share it.
self.Lookup = (() => {
  "use strict";

  const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = (text) => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  // A number as people type or print it: "702,9B", "CR 702.9.b."
  const number = (text) => {
    const kept = text.toLowerCase().replaceAll(",", ".").replace(/[^a-z0-9.]/g, "");
    const found = kept.replace(/^[^0-9]+/, "").replace(/\.+$/, "").match(/^(\d+(?:\.\d+)*)\.?([a-z]{0,2})$/);
    return found && found[1] + found[2];
  };

  const plain = (paragraph) =>
    typeof paragraph === "string" ? paragraph : paragraph.map((it) => (typeof it === "string" ? it : it[0])).join("");
  const text = (entry) => (entry.x ?? []).map(plain).join(" ");
  const path = (entry) => entry.p ?? entry.n;

  // Texts as HTML: the worker has no document to make elements in.
  const escape = (text) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);
  const html = (kept, text) =>
    text.split(/(\{[A-Z0-9/½∞]{1,8}\})/).map((it, at) => (at % 2 && kept.symbols?.[it.slice(1, -1)]) || escape(it)).join("");
  const url = (lang, rules, path) =>
    path?.startsWith("/") ? path : `/${lang}/${rules.game}${path ? `/${path}` : ""}`;
  const paragraph = (kept, lang, rules, pieces) => {
    const piece = (it) =>
      typeof it === "string" ? html(kept, it) : `<a href="${escape(url(lang, rules, it[1]))}">${html(kept, it[0])}</a>`;
    return `<p>${[pieces].flat().map(piece).join("")}</p>`;
  };

  // The entry at a path of a game, as it stands in addresses.
  const at = (kept, game, wanted) =>
    kept.entries.find((it) => it.game.game === game && decodeURIComponent(path(it.entry)) === wanted);

  // What a link leads to, as the server says it.
  const preview = (kept, lang, it) => {
    const { game: rules, entry } = it;
    const name = escape([entry.n, entry.t].filter(Boolean).join(" "));
    const names = entry.n || !entry.a?.length ? "" : `<p class="names">${escape(entry.a.join(" · "))}</p>`;
    const text = (entry.x ?? []).map((pieces) => paragraph(kept, lang, rules, pieces)).join("");
    return `<article lang="${kept.lang}"><p class="preview-name"><a href="${escape(url(lang, rules, path(entry)))}">${name}</a></p>${names}<div class="text">${text}</div></article>`;
  };

  // What was kept of a language, ready to be asked: every entry with its words between spaces.
  const open = (pack) => {
    const entries = pack.games.flatMap((game) =>
      game.entries.map((entry, at) => {
        const names = [entry.t, ...(entry.a ?? [])].filter(Boolean).map((name) => words(name).join(" "));
        const body = words([text(entry), ...(entry.e ?? []).map(plain)].join(" ")).join(" ");
        return { game, entry, at, names, named: ` ${names.join(" ")} `, body: ` ${body} ` };
      }),
    );
    return { ...pack, entries };
  };

  // How well a text has a word: as it is, as a beginning, or but for its ending.
  const weigh = (text, word) => {
    if (text.includes(` ${word} `)) return 1;
    if (text.includes(` ${word}`)) return 0.7;
    const stem = word.slice(0, Math.max(4, word.length - 2));
    return stem.length < word.length && text.includes(` ${stem}`) ? 0.4 : 0;
  };

  // The entries that answer a question, best first.
  const find = (kept, query, limit) => {
    const wanted = number(query);
    const asked = words(query);
    const name = asked.join(" ");
    if (!name) return [];
    const scores = new Map();
    const add = (it, score) => scores.set(it, (scores.get(it) ?? 0) + score);
    for (const it of kept.entries) {
      if (wanted && it.entry.n === wanted) add(it, 1000);
      else if (wanted && it.entry.n?.startsWith(wanted)) add(it, 100 - it.entry.n.length);
      if (it.names.includes(name)) add(it, it.entry.n ? 210 : 200);
      else if (it.names.some((own) => own.startsWith(name))) add(it, 60);
    }
    for (const word of asked) {
      const met = [];
      for (const it of kept.entries) {
        const weight = Math.max(3 * weigh(it.named, word), weigh(it.body, word));
        if (weight > 0) met.push([it, weight]);
      }
      // A word that stands everywhere says little.
      const rarity = Math.log(1 + kept.entries.length / (1 + met.length));
      for (const [it, weight] of met) add(it, weight * rarity);
    }
    const found = [...scores].map(([it, score]) => ({ ...it, score }));
    found.sort((a, b) => b.score - a.score || a.at - b.at);
    return found.slice(0, limit);
  };

  return { fold, number, plain, text, html, url, path, paragraph, at, preview, open, find };
})();
