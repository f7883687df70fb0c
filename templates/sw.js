// The worker: keeps the shell of the pages, and what ships of the languages that were chosen, and answers from
// that where there is no connection. What it is told to keep stands in TOLD, above.
importScripts(TOLD.lookup);

const CACHE = `vademecum-${TOLD.version}`;
const PACKS = Object.values(TOLD.packs);
const languages = Object.keys(TOLD.all);

// What was kept under an earlier version is fetched again before this one takes over: an update never takes a
// language from anybody.
const kept = async () => {
  const found = await Promise.all(PACKS.map((pack) => caches.match(pack)));
  return PACKS.filter((_, at) => found[at]);
};

const anew = (url) => new Request(url, { cache: "no-cache" });

self.addEventListener("install", (event) => {
  const install = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([...TOLD.shell, ...(await kept())].map(anew));
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  const activate = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("vademecum-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

// Reading a pack takes a moment: what was read last is held on to, while it is the one that is kept.
let read = { url: null, tag: null, pack: null };
const open = async (lang) => {
  const url = TOLD.packs[lang];
  const response = url && (await caches.match(url));
  if (!response) return null;
  const tag = response.headers.get("etag");
  if (read.url !== url || read.tag !== tag) read = { url, tag, pack: Lookup.open(await response.json()) };
  return read.pack;
};

const page = async (event, lang) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const path = new URL(event.request.url).pathname;
    const frame = path === `/${lang}/offline` ? path : `/${lang}/offline/page`;
    return (await caches.match(frame)) ?? Response.error();
  }
};

// What was kept of a language, else of another one.
const nearest = async (lang) => {
  for (const one of [lang, ...Object.keys(TOLD.packs)]) {
    const pack = await open(one);
    if (pack) return pack;
  }
  return null;
};

// What a link leads to, of what was kept; only of the edition that was.
const preview = async (event, url, [lang, game, ...rest]) => {
  try {
    return await fetch(event.request);
  } catch {
    const pack = url.searchParams.has("at") ? null : await nearest(lang);
    const found = pack && Lookup.at(pack, game, rest.slice(0, -1).join("/"));
    if (!found) return Response.error();
    return new Response(Lookup.preview(pack, lang, found, TOLD.open[lang]), { headers: { "content-type": "text/html; charset=utf-8" } });
  }
};

const suggest = async (event, lang) => {
  try {
    return await fetch(event.request);
  } catch {
    const query = (new URL(event.request.url).searchParams.get("q") ?? "").trim();
    let found = [];
    const pack = await nearest(lang);
    if (pack) found = Lookup.find(pack, query, 7);
    const suggestions = found.map(({ game, entry }) => ({
      url: `/${lang}/${game.game}/${Lookup.path(entry)}`,
      name: entry.n ?? entry.t,
      text: (entry.n && entry.t) || Lookup.text(entry).slice(0, 70),
      kind: "",
      lang: pack.lang,
    }));
    const all = { url: `/${lang}/search?q=${encodeURIComponent(query)}&stay=1`, text: "", kind: "", lang };
    if (query) suggestions.push({ ...all, name: TOLD.all[lang].replace("%q", () => query) });
    return Response.json(suggestions);
  }
};

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const lang = languages.find((lang) => lang === url.pathname.split("/")[1]);
  if (event.request.mode === "navigate") {
    // An address without a language is the root's, or one that nobody has.
    const own = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => languages.includes(tag));
    event.respondWith(page(event, lang ?? own ?? languages[0]));
  } else if (TOLD.shell.includes(url.pathname)) {
    event.respondWith(caches.match(event.request).then((held) => held ?? fetch(event.request)));
  } else if (lang && url.pathname === `/${lang}/suggest`) {
    event.respondWith(suggest(event, lang));
  } else if (lang && url.pathname.endsWith("/preview")) {
    event.respondWith(preview(event, url, decodeURIComponent(url.pathname).split("/").slice(1)));
  } else if (PACKS.includes(url.pathname) && event.request.cache !== "reload") {
    event.respondWith(caches.match(url.pathname).then((held) => held ?? fetch(event.request)));
  }
});
