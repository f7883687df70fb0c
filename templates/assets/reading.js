// Reading: what a link leads to is shown beside it, quotes are copied with their source, the contents of a
// chapter follow the reader. Every page works without this file.
(() => {
  "use strict";

  const main = document.getElementById("main");
  if (!main) return;

  // What a link in a text leads to.
  const known = new Map();
  let shown = null; // The link whose preview is open.
  let box = null;
  let timer = 0;
  let finger = false; // Whether a finger was the last to point.

  const address = (link) => {
    const url = new URL(link.href);
    const is_page = url.origin === location.origin && /^\/[a-z]{2}\/[a-z]+\/(glossary\/)?[^/]+$/.test(url.pathname);
    return is_page ? `${url.pathname}/preview${url.search}` : null;
  };

  const load = (path) => {
    if (!known.has(path)) {
      known.set(path, fetch(path).then((response) => (response.ok ? response.text() : null)).catch(() => null));
    }
    return known.get(path);
  };

  const close = () => {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    box?.remove();
    box = null;
  };

  const place = (link) => {
    const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
    if (finger) {
      // In the half of the window where the finger is not, so that the text around the link stays in sight.
      box.classList.toggle("at-top", at.top > innerHeight / 2);
      return;
    }
    const left = Math.min(at.left, document.documentElement.clientWidth - box.offsetWidth - 8);
    const below = at.bottom + 6;
    const above = at.top - box.offsetHeight - 6;
    const top = below + box.offsetHeight > innerHeight && above > 0 ? above : below;
    box.style.left = `${Math.max(8, left) + scrollX}px`;
    box.style.top = `${top + scrollY}px`;
  };

  const open = async (link) => {
    const path = address(link);
    if (!path || shown === link) return;
    close();
    shown = link;
    const html = await load(path);
    if (!html || shown !== link) return;
    const found = new DOMParser().parseFromString(html, "text/html").querySelector("article");
    if (!found) return;
    box = document.createElement("div");
    box.className = finger ? "preview by-touch" : "preview";
    box.id = "preview";
    box.setAttribute("role", "tooltip");
    box.append(found);
    document.body.append(box);
    link.setAttribute("aria-describedby", box.id);
    place(link);
    box.addEventListener("pointerenter", () => clearTimeout(timer));
    box.addEventListener("pointerleave", later);
  };

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(close, 250);
  };

  const link_of = (event) => event.target.closest?.("main .text a[href]");

  document.addEventListener("pointerover", (event) => {
    const link = link_of(event);
    if (!link || event.pointerType === "touch") return;
    clearTimeout(timer);
    timer = setTimeout(() => open(link), shown ? 100 : 300);
  });
  document.addEventListener("pointerout", (event) => {
    if (link_of(event) && event.pointerType !== "touch") later();
  });
  document.addEventListener("focusin", (event) => {
    const link = link_of(event);
    if (link?.matches(":focus-visible")) open(link);
    else if (!box?.contains(event.target)) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && box) close();
  });

  // A finger has no hover: the first tap on a term shows what it means, the next one goes there.
  document.addEventListener("pointerdown", (event) => {
    finger = event.pointerType === "touch";
    if (box && !box.contains(event.target) && link_of(event) !== shown) close();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("main .text a.term");
    if (!link || !finger || (shown === link && box)) return;
    event.preventDefault();
    open(link);
  });

  // The text with number, edition, language and address.
  const quote = main.querySelector("button.quote");
  // A rule that is no more than a name is quoted with what stands under it.
  const quoted = () => {
    const said = (text) => {
      const pieces = [...text.querySelectorAll("p, li")].filter((piece) => !piece.closest(".example"));
      return pieces.map((piece) => piece.textContent.trim());
    };
    const own = [...main.querySelectorAll(".rule-card > .text")].flatMap(said);
    if (own.length) return own.join("\n");
    const under = [...main.querySelectorAll(".rule-card > .children > .entry")].map((row) => {
      const names = [...row.querySelectorAll(".number, .title")].map((name) => name.textContent.trim());
      return [...names, ...[...row.querySelectorAll(".text")].flatMap(said)].join(" ");
    });
    const name = main.querySelector(".rule-card h1 > .number + span");
    return [name?.textContent.trim(), ...under].filter(Boolean).join("\n");
  };
  if (quote && navigator.clipboard && quoted()) {
    quote.hidden = false;
    quote.addEventListener("click", async () => {
      const said = quote.dataset.marks.replace("%t", () => quoted());
      try {
        await navigator.clipboard.writeText(`${said}\n${quote.dataset.source}\n${new URL(quote.dataset.link, location.href).href}`);
        const label = quote.textContent;
        quote.textContent = quote.dataset.copied;
        const status = document.getElementById("suggest-status");
        if (status) status.textContent = quote.dataset.copied;
        setTimeout(() => { quote.textContent = label; }, 2000);
      } catch {
        quote.hidden = true;
      }
    });
  }

  // The contents beside a chapter follow its reader.
  const side = main.querySelector(".side-contents");
  if (side && "IntersectionObserver" in window) {
    const links = new Map([...side.querySelectorAll("a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    const rules = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    const follow = () => {
      const passed = rules.filter((rule) => rule.getBoundingClientRect().top < 120);
      const current = passed.at(-1) ?? rules[0];
      for (const [id, link] of links) {
        const is_current = id === current?.id;
        if (is_current === link.hasAttribute("aria-current")) continue;
        link.toggleAttribute("aria-current", is_current);
        if (is_current) {
          link.setAttribute("aria-current", "location");
          const { offsetTop, offsetHeight } = link;
          if (offsetTop < side.scrollTop || offsetTop + offsetHeight > side.scrollTop + side.clientHeight) {
            side.scrollTop = offsetTop - side.clientHeight / 2;
          }
        }
      }
    };
    const observer = new IntersectionObserver(follow, { rootMargin: "-100px 0px -70% 0px", threshold: [0, 1] });
    rules.forEach((rule) => observer.observe(rule));
    follow();
  }
})();
