import Fieldstone
import FieldstoneWeb
import OwnControlForms

/// A radio button for each star: without a script, and with any keyboard.
struct StarsHTML: WebFormControl {
  var isGroup: Bool { true }

  func html(_ row: FormRow, _ field: WebFormField) -> String {
    let most = row.control.custom(as: Stars.self)?.most ?? 5
    let stars = (1...most).map { number in
      """
      <span class="star"><input type="radio" id="star\(number)" \(field.name) value="\(number)"\
      \(field.checked("\(number)"))><label for="star\(number)"><span class="icon" aria-hidden="true">★</span>\
      <span class="unseen">\(number)</span></label></span>
      """
    }
    return "<div class=\"stars\">\(stars.joined())</div>"
  }
}

/// A line to type on; a script adds the pad.
struct SignatureHTML: WebFormControl {
  func html(_ row: FormRow, _ field: WebFormField) -> String {
    """
    <signature-pad><input type="text" \(field.attributes) \(field.name) value="\(WebFormField.escaped(field.value))">\
    </signature-pad>
    """
  }

  static let styles = """
    .stars { display: flex }
    .star { position: relative }
    .star input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; z-index: 1 }
    .star .icon { font-size: 2rem; width: auto; height: auto; opacity: .3 }
    .star:has(~ .star :checked) .icon, .star:has(:checked) .icon { opacity: 1 }
    .star:has(:focus-visible) { outline: 3px solid; border-radius: 6px }
    signature-pad canvas { display: block; border: 1px solid; border-radius: 6px; margin-top: .5rem; touch-action: none }
    """

  static let script = """
    customElements.define("signature-pad", class extends HTMLElement {
      // The form fills an element after it is on the page.
      connectedCallback() { queueMicrotask(() => this.querySelector("canvas") || this.begin()); }
      begin() {
        const input = this.querySelector("input"), canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [300, 120];
        canvas.setAttribute("aria-hidden", "true");
        canvas.dataset.own = "pad";
        this.append(canvas);
        const pen = canvas.getContext("2d");
        pen.strokeStyle = getComputedStyle(this).color;
        let lines = [];
        const read = () => {
          const drawn = input.value.startsWith("@") ? input.value.slice(1).split(";") : [];
          input.style.color = drawn.length ? "transparent" : "";
          lines = drawn.map((line) => line.split(" ").map((point) => point.split(",").map(Number)));
          draw();
        };
        const draw = () => {
          pen.clearRect(0, 0, 300, 120);
          for (const line of lines) { pen.beginPath(); for (const [x, y] of line) pen.lineTo(x * 3, y * 3); pen.stroke(); }
        };
        const add = (event) => { lines.at(-1).push([event.offsetX / 3, event.offsetY / 3].map(Math.round)); draw(); };
        canvas.onpointerdown = (event) => { canvas.setPointerCapture(event.pointerId); lines.push([]); add(event); };
        canvas.onpointermove = (event) => { if (canvas.hasPointerCapture(event.pointerId)) add(event); };
        canvas.onlostpointercapture = () => {
          input.value = "@" + lines.map((line) => line.map((point) => point.join()).join(" ")).join(";");
          input.dispatchEvent(new Event("input", { bubbles: true }));
        };
        input.oninput = read;
        new MutationObserver(read).observe(input, { attributes: true });
        read();
      }
    });
    """
}
