// A played case, step by step: buttons, a slider and the keys ← → Home End. On the page of the case, the step is in the
// address; the page of a rule fetches its first case where the reader asks for it.
(() => {
  "use strict";

  const NS = "http://www.w3.org/2000/svg";
  const SECONDS_PER_STEP = 2.5;

  // A board has empty elements for what looks as on another one: they are filled in from there.
  const complete = (table, other) => {
    for (const empty of table.querySelectorAll("[data-same]")) {
      const same = other.querySelector(`[data-key="${CSS.escape(empty.dataset.same)}"]`)?.cloneNode(true);
      if (!same) continue;
      for (const marked of [same, ...same.querySelectorAll(".changed")]) marked.classList.remove("changed");
      empty.replaceWith(same);
    }
  };

  const start = (replay, isInAddress) => {
    const moves = [...replay.querySelectorAll(".moves > li")];
    const controls = replay.querySelector(".controls");
    const slider = controls.querySelector("input");
    const output = controls.querySelector("output");
    const button = (name) => controls.querySelector(`[data-go=${name}]`);
    const play = button("play");
    const icon = play.querySelector("use");
    const [marks] = icon.getAttribute("href").split("#");
    const playLabel = play.getAttribute("aria-label");
    const last = moves.length - 1;
    let at = 0;
    let timer = 0;

    // A step that leaves the board as it was shows the last one.
    let board = null;
    const boards = moves.map((move) => {
      const next = move.querySelector(":scope > .board-table");
      if (next && board) complete(next, board);
      board = next ?? board;
      return board;
    });
    if (isInAddress && board) {
      for (const table of document.querySelectorAll(".branches .board-table")) complete(table, board);
    }

    const drawArrows = (table) => {
      table.querySelector("svg.arrows")?.remove();
      const arrows = (table.dataset.arrows ?? "").split(";").filter(Boolean);
      if (!arrows.length) return;
      const frame = table.getBoundingClientRect();
      const box = (name) => {
        const end = `[data-key="${name}"]${name.startsWith("s") ? " > .board-who strong" : ""}`;
        const found = table.querySelector(end)?.getBoundingClientRect();
        return found && { x: found.left - frame.left + found.width / 2, top: found.top - frame.top, bottom: found.bottom - frame.top };
      };
      const svg = document.createElementNS(NS, "svg");
      svg.setAttribute("class", "arrows");
      svg.setAttribute("aria-hidden", "true");
      for (const arrow of arrows) {
        const [from, kind, to] = arrow.split(" ");
        const [start, end] = [box(from), box(to)];
        if (!start || !end) continue;
        const isUp = end.top < start.top;
        const [y, toY] = isUp ? [start.top, end.bottom] : [start.bottom, end.top];
        const path = document.createElementNS(NS, "path");
        const bend = (y + toY) / 2;
        const tip = isUp ? 7 : -7;
        path.setAttribute("d", `M${start.x} ${y}C${start.x} ${bend} ${end.x} ${bend} ${end.x} ${toY}m-5 ${tip}l5 ${-tip}l5 ${tip}`);
        path.setAttribute("class", kind);
        svg.append(path);
      }
      table.append(svg);
    };

    const show = (step, moved = true) => {
      at = Math.min(Math.max(step, 0), last);
      moves.forEach((move, place) => move.classList.toggle("shown", place === at));
      if (boards[at]) {
        moves[at].append(boards[at]);
        // What changed is marked for the step that changed it.
        boards[at].classList.toggle("board-settled", boards.indexOf(boards[at]) !== at);
        drawArrows(boards[at]);
      }
      slider.value = at;
      output.textContent = at ? replay.dataset.step.replace("{n}", at).replace("{count}", last) : replay.dataset.start;
      for (const [name, isAtEnd] of [["first", at === 0], ["back", at === 0], ["forward", at === last], ["last", at === last]]) {
        button(name).disabled = isAtEnd;
      }
      if (moved && isInAddress) history.replaceState(null, "", `#step-${at}`);
    };

    const pause = () => {
      clearInterval(timer);
      timer = 0;
      play.setAttribute("aria-label", playLabel);
      icon.setAttribute("href", `${marks}#play`);
    };

    const go = {
      first: () => show(0),
      back: () => show(at - 1),
      forward: () => show(at + 1),
      last: () => show(last),
      play: () => {
        if (timer) return pause();
        if (at === last) show(0);
        play.setAttribute("aria-label", play.dataset.pause);
        icon.setAttribute("href", `${marks}#pause`);
        timer = setInterval(() => (at === last ? pause() : show(at + 1)), SECONDS_PER_STEP * 1000);
      },
    };

    controls.addEventListener("click", (event) => {
      const name = event.target.closest("[data-go]")?.dataset.go;
      if (!name) return;
      if (name !== "play") pause();
      go[name]();
    });
    slider.addEventListener("input", () => {
      pause();
      show(Number(slider.value));
    });

    const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
    replay.addEventListener("keydown", (event) => {
      const name = KEYS[event.key];
      if (!name || event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      pause();
      go[name]();
    });

    const stepInAddress = () => {
      const found = /^#step-(\d+)$/.exec(location.hash);
      return found ? Number(found[1]) : null;
    };
    if (isInAddress) addEventListener("hashchange", () => stepInAddress() !== null && show(stepInAddress(), false));
    addEventListener("resize", () => boards[at] && drawArrows(boards[at]));

    controls.hidden = false;
    replay.classList.add("playing");
    replay.querySelector(".moves").setAttribute("aria-live", "polite");
    replay.tabIndex = 0;
    show((isInAddress ? stepInAddress() : null) ?? 0, false);
  };

  const pageOf = async (url) => {
    const response = await fetch(url);
    return new DOMParser().parseFromString(await response.text(), "text/html");
  };

  // A long case has steps on further pages, each of which begins with the board before them.
  const loadRest = async (replay) => {
    for (;;) {
      const link = replay.querySelector(".rest a");
      if (!link) return;
      const more = (await pageOf(link.href)).getElementById("replay");
      const [, ...moves] = more.querySelectorAll(".moves > li");
      replay.querySelector(".moves").append(...moves);
      const next = more.querySelector(".rest");
      const rest = link.closest(".rest");
      if (next && moves.length) rest.replaceWith(next);
      else rest.remove();
    }
  };

  const here = document.getElementById("replay");
  if (here?.dataset.whole) location.replace(here.dataset.whole + location.hash);
  else if (here?.querySelector(".rest")) loadRest(here).catch(() => {}).then(() => start(here, true));
  else if (here) start(here, true);

  for (const button of document.querySelectorAll(".play-here")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        const replay = (await pageOf(button.dataset.case)).getElementById("replay");
        await loadRest(replay);
        // Anchors of its steps are those of its own page.
        replay.removeAttribute("id");
        for (const step of replay.querySelectorAll("[id]")) step.removeAttribute("id");
        button.replaceWith(replay);
        start(replay, false);
        replay.focus();
      } catch {
        location.assign(button.dataset.case);
      }
    });
  }
})();
