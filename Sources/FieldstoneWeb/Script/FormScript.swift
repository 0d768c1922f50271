/// The script of pages that ask something: it sends answers while they are given, and shows what the form makes of them.
///
/// Everything works without it. What is sent is the same form as without it, so this only knows HTML and no form; the
/// response is the page without the rows that the document has already. Fields may have the names of properties of the
/// form element, so it reads none of these.
enum FormScript {
  static let text: StaticString = #"""
    const doc = document;
    const form = doc.querySelector("[name=':page']").closest("form");
    const root = form.closest(":has(> form)");
    const byID = (id) => doc.getElementById(id);
    const state = byID("state");
    const id = crypto.getRandomValues(new BigUint64Array(2)).join("");

    const kinds = "input:not([type=hidden], [type=file]), select, textarea";
    const all = (selector) => [...root.querySelectorAll(selector)];
    const controls = () => all(kinds);
    const button = (goal) => all("button").find(({ value }) => value === goal);
    const isBox = ({ type }) => /box|radio/.test(type);
    const answer = (control) => (isBox(control) ? control.checked : control.value);
    const answers = () => new Map(controls().map((control) => [control, answer(control)]));
    const parse = async (response) => new DOMParser().parseFromString(await response.text(), "text/html");
    const on = (name, act, target = root) => target.addEventListener(name, act);

    let number = 0, presses = 0, tries = 0, timer, waiting, composing, uploading, flight, goal, pointer, release, away;
    // The answers as the server has them.
    let known = answers();
    // The buttons that were pressed; the names of fields that were left, and of those that were typed in and not left since.
    let queue = [], left = new Set(), typed = new Set();

    function schedule(pause) {
      waiting = true;
      if (!tries) show("pending");
      if (flight || tries) return;
      clearTimeout(timer);
      timer = setTimeout(send, pause);
    }

    async function send() {
      clearTimeout(timer);
      if (flight || composing) return;
      queue = queue.filter((press) => press.number || button(press.value));
      const press = queue[0];
      if (press) press.number ??= ++presses;
      const body = new URLSearchParams(new FormData(form));
      for (const control of controls()) if (control.validity.badInput) body.delete(control.name);
      for (const { name } of all("[type=file]")) body.delete(name);
      body.set(":do", press?.value ?? "update");
      body.set(":live", `${id}.${++number}.${press?.number ?? presses}`);
      body.set(":left", [...left].join(" "));
      flight = { press, left, answers: answers() };
      left = new Set();
      waiting = false;
      const slow = setTimeout(show, 1000, "saving", state.dataset[press?.value]);
      try {
        const signal = AbortSignal.timeout?.(5e3 * 2 ** Math.min(tries, 4));
        await take(await fetch(form.getAttribute("action"), { method: "POST", body, signal, keepalive: doc.hidden }));
        tries = 0;
        if (press) queue.shift();
        if (goal && !waiting) return location.assign(goal);
      } catch (error) {
        console.warn(error);
        tries++;
        waiting = true;
        left = new Set([...left, ...flight.left]);
        show("failed");
      } finally {
        clearTimeout(slow);
        flight = 0;
      }
      if (tries) timer = setTimeout(send, Math.min(3e4, 500 * 2 ** tries));
      else if (waiting || queue.length) schedule(queue.length ? 0 : 300);
      else poll();
    }

    // What is being checked is known later.
    const poll = () => all(".checking")[0] && (timer = setTimeout(send, 500));

    async function take(response) {
      const { status, url } = response;
      if (status >= 500) throw status;
      if (status === 204) goal = response.headers.get("Location");
      else if (response.redirected && new URL(url).pathname !== location.pathname) goal = url;
      else if (response.ok) await patch(await parse(response), flight.answers, flight.press);
      else if (status === 409 && !tries) {
        // The page is too old: a new one takes its place.
        const page = await fetch(location.href);
        if (page.ok) await patch(await parse(page), known);
        throw status;
      } else show("failed", (await parse(response)).querySelector(".message") ?? undefined);
    }

    function press({ value }) {
      const unfinished = markUnfinished();
      if (unfinished) return unfinished.focus();
      if (!/^(more|less|undo|redo)/.test(value) && queue.some((other) => other.value === value)) return;
      typed.forEach((name) => left.add(name));
      typed.clear();
      queue.push({ value });
      schedule(0);
      send();
    }

    // Shows a text, or what is in an element of another page: where it can't go on, that has a link.
    function show(name, text = state.dataset[name]) {
      state.dataset.state = name;
      if (text != null && state.textContent !== (text.textContent ?? text))
        state.replaceChildren(...(text.childNodes ?? [text]));
    }

    // Shows what the server has changed. What somebody has changed since they were `before` stays.
    async function patch(page, before, isPress) {
      // A click is to reach its button.
      await pointer;
      const next = page.querySelector("[name=':page']")?.closest(":has(> form)");
      if (!next) return (goal = location.pathname);
      const isNew = (control, value) => (before.get(control) ?? value) !== value;
      // A box that was checked meanwhile may be gone from this page, not from the next. So may what was typed during a
      // save, after which the form is locked.
      const isGone = (one) => (isPress ? isPress.value === "save" : isBox(one)) && isNew(one, answer(one));
      if (before !== known && controls().some(isGone)) return;
      known = new Map(before);

      const active = doc.activeElement ?? root, top = active.getBoundingClientRect().top;
      const range = [active.selectionStart, active.selectionEnd], wrong = errors(), focus = page.querySelector("[autofocus]"), keys = new Map();
      let focused;
      focus?.removeAttribute("autofocus");
      for (const element of all("*")) if (!keys.has(key(element))) keys.set(key(element), element);
      doc.title = page.title;
      fill(root, next);
      composing &&= active.isConnected;
      decorate();
      for (const control of controls()) if (!known.has(control)) known.set(control, answer(control));

      if (isPress && focused) {
        focused.focus();
        // What is typed goes on where the text ends.
        if (focused.selectionEnd === 0) focused.selectionStart = 1e9;
      } else {
        const same = active.isConnected ? active : byID(active.id);
        if (same !== doc.activeElement) {
          same?.focus({ preventScroll: true });
          select();
        }
        if (same) scrollBy(0, same.getBoundingClientRect().top - top);
      }
      const found = active.type === "search" && byID(active.getAttribute("aria-describedby"))?.textContent;
      const news = isPress ? "" : found || errors().filter((error) => !wrong.includes(error)).join(" ");
      // A toolbar keeps what it says.
      const told = byID("told");
      if (told) told.textContent = news;
      if (!waiting) show("saved", !told && news || undefined);

      function select() {
        if (range[0] != null && doc.activeElement === active) active.setSelectionRange(...range);
      }

      // Makes an element like another one.
      function make(old, next) {
        if (next === focus) focused = old;
        if (old === state) return (old.dataset.saved = next.dataset.saved);
        if (next.localName === "template") return;
        if (old.nodeType !== 1) return old.data === next.data || (old.data = next.data);
        if (old === form) return fill(old, next);
        const isControl = old.matches(kinds), value = answer(old), wish = answer(next);
        for (const { name, value } of next.attributes)
          if (name !== "type" && old.getAttribute(name) !== value) old.setAttribute(name, value);
        for (const { name } of [...old.attributes])
          if (name !== "open" && !next.hasAttribute(name)) old.removeAttribute(name);
        if (old.localName !== "textarea") fill(old, next);
        // Pages have no secrets; they say where to remove one.
        if (!isControl || next.closest("[data-secret='']") || (next.type === "password" && !next.hasAttribute("value"))) return;
        known.set(old, wish);
        const result = isNew(old, value) ? value : wish;
        if (answer(old) === result) return;
        if (old === active && "mask" in old.dataset) {
          // The caret stays behind the same character.
          const { length } = value.slice(range[0]).replace(/[^\p{L}\p{N}]/gu, "");
          const rest = RegExp(`[^\\p{L}\\p{N}]*([\\p{L}\\p{N}][^\\p{L}\\p{N}]*){${length}}$`, "u");
          range.fill(rest.exec(result)?.index);
        }
        old[isBox(old) ? "checked" : "value"] = result;
        if (old === active) select();
      }

      // The same for its children. The one with the focus stays.
      function fill(old, next) {
        let at = own(old.firstChild);
        const skip = (node) => ((at = own(node.nextSibling)), node);
        for (const child of [...next.childNodes]) {
          let match = counterpart(child, at);
          if (!match) {
            match = old.insertBefore(doc.importNode(child), at);
            if (child === focus) focused = match;
            fill(match, child);
            continue;
          }
          if (match.parentNode === old && match.contains(active))
            while (at && at !== match) old.insertBefore(skip(at), null);
          if (match === at) skip(at);
          else old[old.moveBefore && match.isConnected ? "moveBefore" : "insertBefore"](match, at);
          make(match, child);
        }
        while (at) old.removeChild(skip(at));
      }

      function counterpart(child, at) {
        if (child.localName === "template") {
          const row = byID(child.dataset.row);
          return row?.closest(".row:not(.program *)") ?? row;
        }
        if (child.nodeType !== 1) return at?.nodeType === child.nodeType && at;
        if (key(child)) return keys.get(key(child));
        while (at && !isAlike(at, child)) at = own(at.nextSibling);
        return at;
      }
    }

    // Passes over what the script has added.
    function own(node) {
      while (node?.dataset?.own) node = node.nextSibling;
      return node;
    }

    // Names an element that stays while others change. Ids of options only count.
    function key(element) {
      if (element.nodeType !== 1) return;
      const box = element.matches(".tick:not(.program *)") ? element.querySelector("input") : element;
      if (isBox(box)) return `${element.nodeName} ${box.name} ${box.value}`;
      const name = element.getAttribute("id");
      if (name || !element.matches(".row, .element, .collection, .nested, section"))
        return name && `${element.nodeName} ${name}`;
      const inner = element.getAttribute("aria-labelledby") ?? element.querySelector("[id^=row-]")?.id.split(":")[0];
      return inner && `${element.classList[0]} ${inner}`;
    }

    function isAlike(one, other) {
      const look = (element) => ["class", "name"].map((name) => element.getAttribute(name)?.split(" ")[0]).join();
      return one.nodeName === other.nodeName && !key(one) && look(one) === look(other)
        && (one.localName !== "button" || one.value === other.value);
    }

    const title = (part) => [...(part.closest(".row").querySelector("label, legend, .title")?.childNodes ?? [])]
      .find((node) => !node.matches?.(".icon"))?.textContent.trim() ?? "";
    const errors = () => all(".row :is(.issue.error, .checking)").map((issue) => `${title(issue)}: ${issue.lastChild.textContent}`);

    function made(kind, properties) {
      const element = Object.assign(doc.createElement(kind), properties);
      element.dataset.own = 1;
      return element;
    }

    function decorate() {
      for (const secret of all("[type=password]")) {
        if (secret.nextElementSibling?.dataset.own) continue;
        const words = state.dataset.show.split("%@");
        const button = made("button", {
          type: "button", className: "plain reveal", textContent: words.join("").trim(), ariaLabel: words.join(title(secret)),
          ariaPressed: "false" });
        button.onclick = () => {
          secret.type = secret.type === "text" ? "password" : "text";
          button.ariaPressed = secret.type === "text";
        };
        secret.after(button);
      }
      markUnfinished();
    }

    // Says which answers are half typed, so that browsers don't hand them out.
    function markUnfinished() {
      for (const control of controls()) {
        const id = `${control.id}:unfinished`, remark = byID(id);
        if (control.validity.badInput === !!remark) continue;
        const textContent = remark ? null : state.dataset.unfinished;
        Object.assign(control, { ariaInvalid: textContent && "true", ariaDescription: textContent });
        if (remark) remark.remove();
        else control.before(made("p", { id, className: "issue error", textContent }));
      }
      return controls().find((control) => control.validity.badInput);
    }

    on("input", ({ target }) => {
      if (target.type === "file") return target.closest(".row").querySelector(".upload").click();
      typed.add(target.name);
      // Options that move when they are chosen wait for others.
      const pause = target.closest(".row")?.querySelector(".search, .more") ? 2000 : 0;
      schedule(/box|rad|sel/.test(target.type) ? pause : 300);
    });
    on("keydown", (event) => {
      const goal = event.target.dataset.return, named = goal && button(goal), next = byID(goal);
      // A Return that ends what is being composed has another code.
      if (goal == null || event.keyCode !== 13) return;
      event.preventDefault();
      if (named) form.requestSubmit(named);
      else if (next) (next.querySelector("input") ?? next).focus();
      else event.target.blur();
    });
    on("compositionstart", () => (composing = true));
    on("compositionend", () => {
      composing = false;
      if (waiting) tries ? send() : schedule(300);
    });
    on("focusin", ({ target }) => target != away && target.matches("[data-all]") && target.select());
    on("focusout", ({ target, relatedTarget }) => {
      // The same field gets the focus again when the window does.
      away = doc.hasFocus() ? 0 : target;
      markUnfinished();
      const row = target.closest(".row") ?? root;
      if (!doc.hasFocus() || row.contains(relatedTarget)) return;
      for (const { name } of row.querySelectorAll(kinds)) if (typed.delete(name)) left.add(name) && schedule(50);
    });
    on("click", ({ target }) => target.matches(".copy")
      && navigator.clipboard.writeText(target.closest(".row").querySelector("dd").textContent).then(() => show("copied", target.dataset.copied)));
    on("submit", (event) => {
      // Files are sent as without a script, with any button: what was chosen is not to be lost.
      const hasFile = all("[type=file]").some(({ files }) => files.length);
      uploading = (hasFile || event.submitter.matches(".upload")) && !markUnfinished();
      if (uploading) return clearTimeout(timer);
      event.preventDefault();
      press(event.submitter);
    });
    on("pointerdown", () => (pointer = new Promise((end) => setTimeout((release = end), 1000))));
    on("pointerup", () => release && setTimeout(release), window);
    on("online", () => waiting && send(), window);
    on("pageshow", ({ persisted }) => persisted && schedule(0), window);
    on("visibilitychange", () => doc.hidden && waiting && send(), doc);
    on("beforeunload", (event) => !uploading && (waiting || flight && !goal || markUnfinished()) && event.preventDefault(), window);
    decorate();
    show("ready");
    poll();

    """#
}
