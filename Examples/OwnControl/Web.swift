import Fieldstone
import FieldstoneWeb
import OwnControlForms

/// A radio button for each star: without a script, and with any keyboard.
struct StarsHTML: WebFormControl {
  var isGroup: Bool { true }

  func html(_ row: FormRow, _ field: WebFormField) -> String {
    let stars = (1...5).map { number in
      """
      <span class="star"><input type="radio" id="star\(number)" \(field.name) value="\(number)"\
      \(field.checked("\(number)"))><label for="star\(number)"><span class="icon" aria-hidden="true">★</span>\
      <span class="unseen">\(number)</span></label></span>
      """
    }
    return "<div class=\"stars\">\(stars.joined())</div>"
  }
}

/// A drawing, on which the script draws.
struct SignatureHTML: WebFormControl {
  var addsToField: Bool { true }

  func html(_ row: FormRow, _ field: WebFormField) -> String {
    let drawing = SignaturePad.lines(field.value).isEmpty ? "" : WebFormField.escaped(field.value)
    return "<svg class=\"pad\" viewBox=\"0 0 100 40\"><path d=\"\(drawing)\"/></svg>"
  }

  static let styles = """
    .stars { display: flex; font-size: 2rem }
    .star { position: relative }
    .star input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0 }
    .star:not(:has(~ .star :checked), :has(:checked)) { opacity: .3 }
    .star:has(:focus-visible) { outline: 3px solid }
    .pad { width: 300px; height: 120px; margin-top: .5rem; border: 1px solid }
    .pad { fill: none; stroke: currentColor; touch-action: none }
    """

  static let script = """
    let path;
    const draw = (sign, { clientX, clientY }) => {
      const { x, y } = path.parentElement.getBoundingClientRect();
      const point = [clientX - x, clientY - y].map((length) => Math.max(0, Math.round(length / 3)));
      path.setAttribute("d", path.getAttribute("d") + sign + point.join(" "));
    };
    onpointerdown = (event) => {
      path = event.target.closest(".row:has(input:enabled) .pad")?.firstElementChild;
      if (path) draw("M", event);
    };
    onpointermove = (event) => { if (path) draw("L", event); };
    onpointerup = () => {
      const input = path?.closest(".row").querySelector("input");
      if (input) input.value = path.getAttribute("d");
      input?.dispatchEvent(new Event("input", { bubbles: true }));
      path = null;
    };
    """
}
