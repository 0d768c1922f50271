// Reads a page from its labels, headings and descriptions. The driver evaluates this.
() => {
  const text = (element) => {
    if (!element) return "";
    const copy = element.cloneNode(true);
    for (const part of copy.querySelectorAll(".mark, .count, .icon")) part.remove();
    return copy.textContent;
  };
  const described = (element) =>
    (element.getAttribute("aria-describedby") || "").split(" ").filter(Boolean).map((id) => document.getElementById(id)).filter(Boolean);
  const sentences = (within) =>
    [...within.querySelectorAll("p.issue")].map((issue) => {
      const copy = issue.cloneNode(true);
      copy.querySelector("b")?.remove();
      return copy.textContent;
    });
  const WORDS = / \((not available|not one of the options)\)/g;
  // The title of an option without the words about it.
  const plain = (title) => title.replaceAll(WORDS, "");
  // Only the issues that describe the field to assistive technology.
  const issues = (control) => described(control).flatMap(sentences);
  const rows = [];
  // An element of a collection, until its first row is read.
  let item = null;
  // Elements are called by their numbers and their answers; their order says the same.
  const unnumbered = (title) => title.trim().replace(/ \d+(: [^]*)?$/, "");
  const add = (kind, title, more) => {
    rows.push({ kind, title: item ? unnumbered(title) : title, value: "", issues: [], mark: null, fixed: false, count: 0, ...more, ...item });
    item = null;
  };

  const mark = (label) => label?.querySelector(".mark")?.textContent ?? null;
  const field = (row) => {
    const select = row.querySelector("select");
    const box = row.querySelector(".tick > input[type=checkbox]");
    const control = select || box || row.querySelector("textarea, input");
    const label = row.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    const more = { id: control.id, issues: issues(control), mark: mark(label) };
    if (select) {
      const chosen = select.selectedOptions[0];
      more.value = chosen && chosen.value !== "" ? plain(chosen.textContent) : "";
      more.options = [...select.options].map((option) => ({ title: plain(option.textContent), value: option.value }));
    } else if (box) {
      more.value = box.checked ? "Yes" : "No";
    } else if (control.type === "file") {
      const button = (look) => row.querySelector("button." + look);
      more.value = text(row.querySelector(".chosen > p"));
      more.uploads = "button:" + button("upload").value;
      more.removes = button("destructive") && "button:" + button("destructive").value;
    } else if (control.type === "password") {
      // With a script, a secret stays in the field in which it was typed. One that isn't accepted counts as none.
      const isTyped = control.value !== "" && control.getAttribute("aria-invalid") !== "true";
      more.value = isTyped || /Saved\./.test(text(row.querySelector(".help"))) ? "(set)" : "";
    } else {
      const unit = row.querySelector(".measured > span");
      const value = control.type === "datetime-local" ? control.value.replace("T", " ") : control.value;
      more.value = value + (unit && value !== "" ? " " + unit.textContent : "");
    }
    add("field", text(label), more);
  };

  const group = (row) => {
    const offers = [...row.querySelectorAll("input[type=radio], input[type=checkbox]")].map((button) => ({
      id: button.id, value: button.value, isChosen: button.checked,
      title: plain(text(row.querySelector(`label[for="${CSS.escape(button.id)}"]`))),
    }));
    // Tags come first on the page, with a button each that removes them.
    const tags = [...row.querySelectorAll(".chips > li")].map((tag) => ({
      id: "button:" + tag.querySelector("button").value, value: tag.querySelector("input").value, isChosen: true,
      isTag: true, title: plain(text(tag.querySelector(".title"))),
    }));
    offers.unshift(...tags);
    const chosen = offers.filter((offer) => offer.isChosen && offer.value !== "");
    const search = row.querySelector(".search");
    add("field", text(row.querySelector("legend")), {
      id: row.id, issues: issues(row), mark: mark(row.querySelector("legend")),
      value: chosen.map((offer) => offer.title).join(", "), options: offers,
      ...(search && { search: search.querySelector("input").id, searches: "button:" + search.querySelector("button").value }),
    });
  };

  // An option between two buttons. Words that stand for no answer have no title.
  const stepper = (row) => {
    const [previous, next] = [...row.querySelectorAll(".stepper > button")].map((button) =>
      button.disabled ? null : "button:" + button.value);
    add("field", text(row.querySelector("legend")), {
      id: row.id, issues: issues(row), mark: mark(row.querySelector("legend")),
      value: plain(text(row.querySelector(".stepper .title"))), previous, next,
    });
  };

  // A button that leads to a page with the options.
  const elsewhere = (row) => {
    const link = row.querySelector(".link");
    add("field", text(link.querySelector(".title")), {
      id: link.id, issues: issues(link), mark: mark(link), opens: "button:" + link.value,
      value: link.querySelector(".none") ? "" : text(link.querySelector(".value")).replaceAll(WORDS, ""),
    });
  };

  // An optional subform has a button that creates or removes it.
  const presence = (within) => {
    const button = within.querySelector(":scope > button.presence");
    if (!button) return {};
    return { presence: "button:" + button.value, ...(button.value.startsWith("add:") ? { value: "(none)" } : {}) };
  };

  const HEADINGS = "h2, h3, h4, h5, h6";
  const listOf = (element) => element.closest(".collection").getAttribute("aria-labelledby");
  const collection = (element) => {
    const heading = element.querySelector(`:scope > :is(${HEADINGS})`);
    const button = element.querySelector(":scope > button.add:enabled");
    add("heading", text(heading), { list: listOf(element), issues: issues(element), adds: button && "button:" + button.value });
    for (const child of element.children) if (child !== heading) read(child);
  };
  const beginItem = (element) => {
    const button = (verb) => {
      const found = [...element.querySelectorAll(":scope > .tools > button, :scope > .nested > .tools > button")].find((button) => button.value.startsWith(verb + ":"));
      return found && "button:" + found.value;
    };
    item = {
      isElement: true, list: listOf(element), up: button("up"), down: button("down"), copies: button("copy"), removes: button("out"),
      element: element.querySelector(`:is(${HEADINGS}, .row) [id], :is(${HEADINGS}, fieldset)[id]`).id,
    };
  };

  const read = (element) => {
    if (element.matches(".summary, .tools")) return;
    // What is only looked at.
    if (element.matches(".content")) return;
    if (element.matches(".collection")) return collection(element);
    if (element.matches("li.element")) beginItem(element);
    if (element.matches("button.add")) return add("button", text(element), { id: element.id, fixed: element.disabled });
    if (element.matches(HEADINGS)) return add("heading", text(element), presence(element.parentElement));
    if (element.matches("p.footer, p.note")) return add("note", text(element));
    if (element.matches("fieldset.row")) return element.querySelector(".stepper") ? stepper(element) : group(element);
    if (element.matches(".row.elsewhere")) return elsewhere(element);
    if (element.matches(".row.fact")) {
      const value = text(element.querySelector("dd"));
      return add("field", text(element.querySelector("dt")), { value: value === "–" ? "" : value, fixed: true, issues: sentences(element) });
    }
    if (element.matches(".row.linked")) {
      const link = element.querySelector(".link");
      return add("link", text(link.querySelector(".title")), {
        id: link.id, value: text(link.querySelector(".value")), issues: sentences(element),
        count: parseInt(link.querySelector(".count")?.textContent || "0", 10),
        ...presence(element),
      });
    }
    if (element.matches(".row.action")) {
      const button = element.querySelector("button");
      return add("button", text(button), { id: button.id, fixed: button.disabled, isSubmit: button.classList.contains("primary") });
    }
    if (element.matches(".row") && element.querySelector("input, select, textarea")) return field(element);
    if (element.matches(".row")) return add("notice", "", { issues: sentences(element) });
    for (const child of element.children) read(child);
  };

  const form = document.querySelector("form");
  if (form) for (const child of form.children) if (!child.matches(".foot, .summary, button, input")) read(child);
  const trail = document.querySelector(".trail");
  return {
    heading: text(document.querySelector("h1")),
    // The number of a step is part of its title.
    page: trail
      ? trail.textContent.split(/\s› /).slice(1).map((title) => / \d+ of \d+: /.test(title) ? title : unnumbered(title))
      : [],
    buttons: [...document.querySelectorAll(".foot button")].map((button) => button.value),
    rows,
  };
}
