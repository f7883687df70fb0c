// Shows answers on the page on which calls are tried. Without this file, forms lead to the answers.
(() => {
  "use strict";

  // More than this is no help on a page.
  const most = 100000;

  const address = (form) => {
    const fields = [...new FormData(form)].filter(([, value]) => value !== "");
    if (!form.dataset.path) {
      const query = new URLSearchParams(fields).toString();
      return form.getAttribute("action") + (query ? `?${query}` : "");
    }
    return fields.reduce((path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)), form.dataset.path);
  };

  const readable = (text, type) => {
    if (!type.includes("json") || type.includes("jsonl")) return text;
    return JSON.stringify(JSON.parse(text), null, 2);
  };

  for (const form of document.querySelectorAll("form.try")) {
    const answer = form.parentElement.querySelector(".answer");
    const [line, pre] = answer.children;
    // With script, what stands in a path is chosen as everything else.
    if (form.dataset.path) {
      form.hidden = false;
      form.parentElement.querySelector(".links").hidden = true;
    }
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const url = address(form);
      const start = performance.now();
      answer.hidden = false;
      try {
        const response = await fetch(url);
        const text = readable(await response.text(), response.headers.get("content-type") || "");
        const took = Math.round(performance.now() - start);
        line.textContent = form.dataset.took.replace("%s", response.status).replace("%t", took).replace("%u", url);
        pre.textContent = text.length > most ? `${text.slice(0, most)}\n… ${form.dataset.cut}` : text;
      } catch {
        line.textContent = form.dataset.failed;
        pre.textContent = "";
      }
    });
  }
})();
