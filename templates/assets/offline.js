// The page where a reader says what to keep for reading without a connection.
(() => {
  "use strict";

  const list = document.getElementById("packs");
  if (!list) return;
  const lang = document.documentElement.lang;
  const works = "caches" in self && "serviceWorker" in navigator;

  const size = (bytes) =>
    new Intl.NumberFormat(lang, { style: "unit", unit: "megabyte", maximumFractionDigits: 1, minimumFractionDigits: 1 })
      .format(bytes / 1e6);

  const state = (pack, name, bytes) => {
    pack.dataset.state = name;
    pack.querySelector(".state").textContent = list.dataset[name].replace("%size", size(bytes ?? pack.dataset.bytes));
    pack.querySelector(".keep").hidden = !works || ["kept", "stale", "keeping"].includes(name);
    pack.querySelector(".update").hidden = name !== "stale";
    pack.querySelector(".remove").hidden = name !== "kept" && name !== "stale";
  };

  // Which version a saved file is; one of before versions were told has none.
  const version_of = (text) => {
    try {
      return JSON.parse(text).version ?? null;
    } catch {
      return null;
    }
  };

  // The page says which version the server has; without a connection it was saved together with the copy.
  const show = async (pack) => {
    const held = await caches.match(pack.dataset.url);
    if (!held) return state(pack, "absent");
    const saved = await held.text();
    state(pack, version_of(saved) === pack.dataset.version ? "kept" : "stale", new Blob([saved]).size);
  };

  // The cache of the worker that is in charge; it was made before the worker took over.
  const cache = async () => {
    await navigator.serviceWorker.ready;
    const names = (await caches.keys()).filter((name) => name.startsWith("vademecum-"));
    return caches.open(names[names.length - 1]);
  };

  const keep = async (pack) => {
    state(pack, "keeping");
    try {
      await (await cache()).add(new Request(pack.dataset.url, { cache: "reload" }));
      // Asked for once somebody wants to keep something: browsers then do not clear it on their own.
      await navigator.storage?.persist?.();
      await show(pack);
    } catch {
      state(pack, "failed");
    }
  };

  const remove = async (pack) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(pack.dataset.url);
    await show(pack);
    pack.querySelector(".keep").focus();
  };

  for (const pack of list.children) {
    pack.querySelector(".keep").addEventListener("click", () => keep(pack));
    pack.querySelector(".update").addEventListener("click", () => keep(pack));
    pack.querySelector(".remove").addEventListener("click", () => remove(pack));
    if (works) show(pack);
    else state(pack, "unable");
  }

  // A new worker fetches what was saved anew before it takes over.
  if (works) {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      for (const pack of list.children) if (pack.dataset.state !== "keeping") show(pack);
    });
  }

  // Where a browser offers to install pages as a program, it can be done from here too.
  const install = document.getElementById("install");
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.hidden = false;
    install.onclick = async () => {
      install.hidden = true;
      await event.prompt();
    };
  });
})();
