import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import RegistrationForms

#if GTK
  import CAdw
#endif

/// A map below the line on which a position is typed. A click on the map chooses a position, too.
@MainActor
func ownMap() -> SurfaceParts<Meeting> {
  var parts = SurfaceParts<Meeting>()
  parts.terminal = { form in form.present(.control(WorldMap.self)) { _ in MapOfDots() } }
  parts.web.present(.control(WorldMap.self)) { _ in MapDrawing() }
  (parts.web.styles, parts.web.script) = (MapDrawing.styles, MapDrawing.script)
  #if GTK
    parts.window = { form in form.present(.control(WorldMap.self)) { MapArea($0, $1) } }
  #endif
  return parts
}

/// A dot for each ten degrees of longitude and twenty of latitude, and a mark at the position.
private final class MapOfDots: TerminalFormControl {
  private let (columns, rows) = (36, 9)
  var addsToField: Bool { true }

  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
    let position = Coordinates(row.text)
    let column = position.map { min(columns - 1, Int(($0.longitude + 180) / 10)) }
    let line = position.map { min(rows - 1, Int((90 - $0.latitude) / 20)) }
    return (0..<rows).map { y in
      TerminalFormLine((0..<columns).map { x in x == column && y == line ? "◆" : "·" }.joined())
    }
  }

  func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction? {
    let position = Coordinates(latitude: Double(80 - 20 * line), longitude: Double(10 * column - 175))
    return position.map { .send(.type(row.id, $0.text)) }
  }
}

/// The equator, the meridian of Greenwich, and a mark at the position. The script follows the pointer.
private struct MapDrawing: WebFormControl {
  var addsToField: Bool { true }

  func html(_ row: FormRow, _ field: WebFormField) -> String {
    let mark = Coordinates(field.value).map { "<circle cx=\"\($0.longitude)\" cy=\"\(-$0.latitude)\" r=\"4\"/>" }
    return """
      <svg class="map" viewBox="-180 -90 360 180" aria-hidden="true"><path d="M-180 0H180M0 -90V90"/>\(mark ?? "")</svg>
      """
  }

  static let styles = """
    .map { display: block; width: 100%; max-width: 360px; margin-top: .5rem; border: 1px solid; cursor: crosshair }
    .map path { stroke: currentColor; stroke-opacity: .4 }
    .map circle { fill: currentColor }
    """

  static let script = """
    onpointerdown = ({ target, clientX, clientY }) => {
      const map = target.closest(".row:has(input:enabled) .map");
      if (!map) return;
      const { x, y, width, height } = map.getBoundingClientRect();
      const latitude = 90 - ((clientY - y) / height) * 180;
      const longitude = ((clientX - x) / width) * 360 - 180;
      const input = map.closest(".row").querySelector("input");
      input.value = `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    """
}

#if GTK
  private func cast<Object>(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Object> {
    widget.assumingMemoryBound(to: Object.self)
  }

  /// The same drawing. A drag moves the mark.
  private final class MapArea: GTKFormControl {
    let widget = UnsafeMutableRawPointer(gtk_drawing_area_new()!)
    private var position: Coordinates?
    var addsToField: Bool { true }

    init(_ row: FormRow, _ send: @escaping GTKForm<Meeting>.Send) {
      gtk_widget_set_size_request(cast(widget), 360, 180)
      gtk_widget_set_halign(cast(widget), GTK_ALIGN_START)
      gtk_widget_add_css_class(cast(widget), "frame")
      followDrags(on: widget) { x, y, _ in
        let (left, top) = (min(max(0, x), 360), min(max(0, y), 180))
        guard let position = Coordinates(latitude: 90 - top, longitude: left - 180) else { return }
        send(.type(row.id, position.text))
      }
      draw(widget) { [unowned self] pen in
        cairo_move_to(pen, 0, 90)
        cairo_line_to(pen, 360, 90)
        cairo_move_to(pen, 180, 0)
        cairo_line_to(pen, 180, 180)
        cairo_stroke(pen)
        guard let position else { return }
        cairo_arc(pen, position.longitude + 180, 90 - position.latitude, 4, 0, 2 * .pi)
        cairo_fill(pen)
      }
    }

    func show(_ row: FormRow) {
      position = Coordinates(row.text)
      gtk_widget_queue_draw(cast(widget))
    }
  }
#endif
