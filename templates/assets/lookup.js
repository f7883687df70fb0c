// Searches a saved copy: by number, by name in any language, by words, with or without accents, with or without
// typing errors. The worker and the page that shows the saved copy share it.
self.Lookup = (() => {
  "use strict";

  const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = (text) => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  // How a folded word sounds to people who spell by ear, in Spanish and Portuguese; the server does the same.
  const SOUNDS = [
    [/ll|lh/g, "y"], [/[cs]h/g, "x"], [/ph/g, "f"], [/qu/g, "k"], [/gu(?=[ei])/g, "G"], [/h/g, ""], [/[vw]/g, "b"],
    [/c(?=[ei])/g, "s"], [/c/g, "k"], [/z/g, "s"], [/g(?=[ei])/g, "j"], [/G/g, "g"], [/(.)\1+/g, "$1"],
  ];
  const sound = (folded) => SOUNDS.reduce((text, [letters, heard]) => text.replace(letters, heard), folded);

  // How many typing errors a text of so many letters may have: in three letters another one makes another word.
  const errors_allowed = (length) => (length < 4 ? 0 : length < 8 ? 1 : 2);

  // How many letters must be inserted, left out, replaced or swapped with their neighbour to make one text of the
  // other; more than `most` is told as Infinity.
  const distance = (one, other, most) => {
    if (Math.abs(one.length - other.length) > most) return Infinity;
    let [before, row] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
    for (let i = 1; i <= one.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= other.length; j += 1) {
        const same = one[i - 1] === other[j - 1] ? 0 : 1;
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same);
        const is_swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        if (is_swap) next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      if (Math.min(...next) > most) return Infinity;
      [before, row] = [row, next];
    }
    return row[other.length] > most ? Infinity : row[other.length];
  };

  const begins_alike = (typed, text) => typed.sound[0] === text.sound[0] || text.folded.slice(0, 2).includes(typed.folded[0]);

  // Errors between something typed and a text; `Infinity` where it is another one. What sounds the same is half an
  // error, and hardly anybody mistypes how a word begins.
  const errors = (typed, text) => {
    const most = errors_allowed(typed.folded.length);
    if (!most || !begins_alike(typed, text)) return Infinity;
    if (typed.sound === text.sound) return 0.5;
    const by_sound = typed.sound.length < 6 ? Infinity : distance(typed.sound, text.sound, 1) + 0.5;
    // Among four letters one may be missing or two be swapped, but another letter makes another word.
    const is_other_word = typed.folded.length === 4 && text.folded.length <= 4
      && [...typed.folded].sort().join() !== [...text.folded].sort().join();
    return Math.min(by_sound, is_other_word ? Infinity : distance(typed.folded, text.folded, most));
  };
  const spelled = (folded) => ({ folded, sound: sound(folded) });

  // The same for a text of which only the beginning was typed.
  const errors_at_beginning = (typed, text) => {
    const { length } = typed.folded;
    if (text.folded.length <= length || !begins_alike(typed, text)) return Infinity;
    return errors(typed, spelled(text.folded.slice(0, length + 1))) + 0.75;
  };

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
  const preview = (kept, lang, it, open) => {
    const { game: rules, entry } = it;
    const name = escape([entry.n, entry.t].filter(Boolean).join(" "));
    const names = entry.n || !entry.a?.length ? "" : `<p class="names">${escape(entry.a.join(" · "))}</p>`;
    const text = (entry.x ?? []).map((pieces) => paragraph(kept, lang, rules, pieces)).join("");
    return `<article lang="${kept.lang}"><p class="preview-name"><a href="${escape(url(lang, rules, path(entry)))}">${name}</a></p>${names}<div class="text">${text}</div><p class="preview-open"><a href="${escape(url(lang, rules, path(entry)))}">${escape(open)}</a></p></article>`;
  };

  // The lexicon of a game: for each folded name of any language, the names of its rows in all of them.
  const rows_by_name = (game) => {
    const rows = new Map();
    for (const row of game.lexicon ?? []) {
      for (const name of row.filter(Boolean).map((name) => words(name).join(" "))) {
        rows.set(name, [...(rows.get(name) ?? []), row]);
      }
    }
    return rows;
  };

  // A saved copy, ready to be searched: every entry, case and row of the lexicon with its words between spaces, and
  // every word there is, for those who mistype one.
  const open = (pack) => {
    const items = pack.games.flatMap((game) => {
      const rows = rows_by_name(game);
      const named = new Set();
      const folded = (names) => [...new Set(names.filter(Boolean).map((name) => words(name).join(" ")).filter(Boolean))];
      const entries = game.entries.map((entry) => {
        const title = words(entry.t ?? "").join(" ");
        const names = folded([entry.t, ...(entry.a ?? []), ...(rows.get(title) ?? []).flat()]);
        names.forEach((name) => named.add(name));
        return { game, entry, names, said: [text(entry), ...(entry.e ?? []).map(plain)] };
      });
      const cases = (game.cases ?? []).map((it) =>
        ({ game, entry: { t: it.t, p: it.p, x: it.x ? [it.x] : [] }, case: it, names: folded([it.t]), said: [it.x ?? "", ...it.s.map(([step]) => step)] }));
      const column = pack.langs?.indexOf(pack.lang) ?? -1;
      const terms = (game.lexicon ?? []).filter((row) => row.some((name) => name && !named.has(words(name).join(" ")))).map((row) => {
        const name = row[column] ?? row.find(Boolean);
        const others = row.filter((other) => other && other !== name);
        const path = `terms?filter=${encodeURIComponent(name)}`;
        return { game, entry: { t: name, p: path, x: others.length ? [others.join(" · ")] : [] }, row, names: folded(row), said: [] };
      });
      return [...entries, ...cases, ...terms];
    });
    const entries = items.map((it, at) => {
      const body = words(it.said.join(" ")).join(" ");
      return { ...it, at, names: it.names.map(spelled), named: ` ${it.names.join(" ")} `, body: ` ${body} ` };
    });
    const vocabulary = new Set(entries.flatMap((it) => `${it.named}${it.body}`.split(" ")).filter((word) => word.length > 2));
    return { ...pack, entries, vocabulary: [...vocabulary].map(spelled) };
  };

  // How well a text has a word: as it is, as a beginning, or but for its ending.
  const weigh = (text, word) => {
    if (text.includes(` ${word} `)) return 1;
    if (text.includes(` ${word}`)) return 0.7;
    const stem = word.slice(0, Math.max(4, word.length - 2));
    return stem.length < word.length && text.includes(` ${stem}`) ? 0.4 : 0;
  };

  // The words that a word which stands nowhere may have been meant for: the nearest ones. While it is being typed,
  // so may longer ones that begin like it.
  const meant = (kept, word) => {
    if (kept.entries.some((it) => it.named.includes(` ${word}`) || it.body.includes(` ${word}`))) return [word];
    const typed = spelled(word);
    let [best, found] = [Infinity, []];
    for (const text of kept.vocabulary) {
      if (!begins_alike(typed, text)) continue;
      const count = Math.min(errors(typed, text), errors_at_beginning(typed, text));
      if (count < best) [best, found] = [count, []];
      if (count === best && count < Infinity) found.push(text.folded);
    }
    return found.length ? found : [word];
  };

  // What answers a question, best first.
  const find = (kept, query, limit) => {
    const wanted = number(query);
    const asked = words(query);
    const name = asked.join(" ");
    if (!name) return [];
    const typed = spelled(name);
    const scores = new Map();
    const add = (it, score) => scores.set(it, (scores.get(it) ?? 0) + score);
    for (const it of kept.entries) {
      if (wanted && it.entry.n === wanted) add(it, 1000);
      else if (wanted && it.entry.n?.startsWith(wanted)) add(it, 100 - it.entry.n.length);
      if (it.names.some((own) => own.folded === name)) add(it, it.entry.n ? 210 : 200);
      else if (it.names.some((own) => own.folded.startsWith(name))) add(it, 60);
      else {
        // The more of a name was typed, the likelier it was meant.
        const scores = it.names.map((own) => 50 - 10 * Math.min(errors(typed, own), errors_at_beginning(typed, own))
          - Math.min(20, Math.max(0, own.folded.length - name.length)));
        const best = Math.max(...scores);
        if (best > 0) add(it, best);
      }
    }
    for (const word of asked) {
      const candidates = meant(kept, word);
      const met = [];
      for (const it of kept.entries) {
        const weights = candidates.map((own) => Math.max(3 * weigh(it.named, own), weigh(it.body, own)));
        const weight = Math.max(...weights);
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
