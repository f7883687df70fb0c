// The theme chosen before is put on before anything is drawn: this script alone is not deferred. Until one is
// chosen, and without this file, pages follow the system.
(() => {
  "use strict";

  const KEY = "theme";
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const system = () => (dark.matches ? "dark" : "light");
  const shown = () => root.dataset.theme ?? system();

  // Where storage is forbidden, a choice lasts as long as its page.
  const read = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const keep = (theme) => {
    try {
      if (theme) localStorage.setItem(KEY, theme);
      else localStorage.removeItem(KEY);
    } catch {
      // Nothing to be done.
    }
  };

  // What surrounds the page takes the paper's colour: that of the system, or of the theme that was chosen.
  const metas = [...document.querySelectorAll("meta[name=theme-color]")];
  const colors = metas.map((meta) => [meta.media.includes("dark") ? "dark" : "light", meta.content]);
  const tell = () => {
    document.querySelector("button.theme")?.setAttribute("aria-pressed", String(shown() === "dark"));
    const chosen = colors.find(([theme]) => theme === root.dataset.theme)?.[1];
    metas.forEach((meta, at) => {
      meta.content = chosen ?? colors[at][1];
    });
  };

  const put = (theme) => {
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
    else delete root.dataset.theme;
    tell();
  };

  put(read());
  dark.addEventListener("change", tell);
  // What is chosen in one tab holds in all.
  addEventListener("storage", (event) => {
    if (event.key === KEY) put(event.newValue);
  });

  document.addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector("button.theme");
    if (!button) return;
    button.hidden = false;
    tell();
    button.addEventListener("click", () => {
      const theme = shown() === "dark" ? "light" : "dark";
      // To choose what the system has is to follow it again.
      const choice = theme === system() ? null : theme;
      keep(choice);
      put(choice);
    });
  });
})();
