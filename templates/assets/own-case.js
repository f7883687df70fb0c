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

  // The cursor stands where something is wrong.
  const line = Number(document.getElementById("problem")?.dataset.line ?? 0);
  if (line) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, of) => sum + of.length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  }
})();
