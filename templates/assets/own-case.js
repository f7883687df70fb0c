// A case of one's own: the text goes into the address compressed, so that long ones fit and the link carries the case.
(() => {
  "use strict";

  const form = document.getElementById("own-case");
  const text = document.getElementById("own-text");
  if (!form || typeof CompressionStream === "undefined") return;

  const compressed = async (words) => {
    const packed = new Blob([words]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const base64 = btoa(String.fromCharCode(...bytes));
    return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    location.assign(`${form.getAttribute("action")}?case=${await compressed(text.value)}`);
  });

  // Help while one types: the names of the case and the words of its language that begin like what stands before the cursor.
  const list = document.getElementById("own-words");
  const told = document.getElementById("own-told");
  const MOST_SUGGESTIONS = 8;
  const fold = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const vocabulary = [...list.children].map((item) => item.textContent);

  const namesOfCase = () => {
    const cards = [...text.value.matchAll(/^#{3,4} (?:[^:\n]*: )?([^{\n]+)/gm)].map((found) => found[1].trim());
    const players = /^- (?:Jugadores|Jogadores|Players): (.+?)\.?$/m.exec(text.value)?.[1] ?? "";
    return [...cards, ...players.split(",").map((name) => name.replace(/\(.*/, "").trim()).filter(Boolean)];
  };

  // The longest end of the line, from the beginning of a word, that something begins with.
  const suggestions = () => {
    const line = text.value.slice(0, text.selectionStart).split("\n").pop().replace(/^(?:\d+\.|-)\s+/, "");
    const known = [...new Set([...namesOfCase(), ...vocabulary])];
    for (let at = 0; at < line.length; at += 1) {
      if (at > 0 && !/[\s(,:]/.test(line[at - 1])) continue;
      const begun = line.slice(at);
      if (begun.trim().length < 2) break;
      const fitting = known.filter((word) => word.length > begun.length && fold(word).startsWith(fold(begun)));
      if (fitting.length) return { begun, fitting: fitting.slice(0, MOST_SUGGESTIONS) };
    }
    return { begun: "", fitting: [] };
  };

  const suggest = () => {
    const { begun, fitting } = suggestions();
    list.replaceChildren(...fitting.map((word) => {
      const [item, button] = [document.createElement("li"), document.createElement("button")];
      button.type = "button";
      button.textContent = word;
      button.addEventListener("click", () => {
        text.setRangeText(word, text.selectionStart - begun.length, text.selectionStart, "end");
        text.focus();
        suggest();
      });
      item.append(button);
      return item;
    }));
    list.hidden = !fitting.length;
    told.textContent = fitting.length ? list.dataset.told.replace("{n}", fitting.length) : "";
  };

  text.addEventListener("input", suggest);
  text.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || list.hidden || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    list.querySelector("button").focus();
  });
  list.addEventListener("keydown", (event) => {
    const buttons = [...list.querySelectorAll("button")];
    const to = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key !== "Escape" && !to) return;
    event.preventDefault();
    const next = to && buttons[buttons.indexOf(document.activeElement) + to];
    (next ?? text).focus();
  });

  // The cursor stands where something is wrong.
  const line = Number(document.getElementById("problem")?.dataset.line ?? 0);
  if (line) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, of) => sum + of.length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  }
})();
