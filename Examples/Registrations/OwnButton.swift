import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb

#if GTK
  import CAdw
#endif

/// A button that the program draws itself, for any form.
///
/// In a window, the button that submits is in the header bar, where it keeps its content: it only gets another shape.
@MainActor
func ownButton<Model>() -> SurfaceParts<Model> {
  var parts = SurfaceParts<Model>()
  parts.terminal = { form in form.present(.rows(.action)) { _ in StarredButton() } }
  parts.web.present(.rows(.action)) { _ in StarredLabel() }
  parts.web.styles = """
    .row.action button { border-radius: 2rem; padding-inline: 2rem }
    .starred { letter-spacing: .05em }
    """
  #if GTK
    parts.window = { form in
      form.adjust(.rows(.action)) { button, _ in
        gtk_widget_add_css_class(button.assumingMemoryBound(to: GtkWidget.self), "pill")
      }
    }
  #endif
  return parts
}

/// A star before the title. The form adds the mark that shows the focus.
private final class StarredButton: TerminalFormControl {
  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
    [TerminalFormLine("[ ★ \(row.title) ]", row.isEnabled ? .key : .disabled)]
  }
}

/// A star before the title. Screen readers say only the title.
private struct StarredLabel: WebFormControl {
  func html(_ row: FormRow, _ field: WebFormField) -> String {
    let title = WebFormField.escaped(row.title)
    return "<span class=\"starred\"><span class=\"icon\" aria-hidden=\"true\">★ </span>\(title)</span>"
  }
}
