// A form with a look of the program's own, on every surface: `make run EXAMPLE=OwnLook`.
import AccountForms
import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb

#if GTK
  import CAdw
#endif

/// What is in a link of a page. It stays a link.
struct Signpost: WebFormControl {
  func html(_ row: FormRow, _ field: WebFormField) -> String {
    let value = row.display.isEmpty ? "" : "<span class=\"value\">\(WebFormField.escaped(row.display))</span>"
    let title = "<span class=\"title\">\(WebFormField.escaped(row.title))</span>"
    return "<span class=\"icon\" aria-hidden=\"true\">🔑</span>\(title)\(value)"
  }
}

// A look that comes along, with other corners and another color.
var theme = FormTheme.insetGroups
(theme.labels, theme.radius) = (.automatic, 12)
theme.colors.accent = FormColor(light: 0x7A1F5C, dark: 0xF0A6D6)

var parts = SurfaceParts<Login>()
parts.theme = theme
parts.terminal = { form in form.adjust(.everything) { look, _ in look.title = .info } }
parts.web.present(.rows(.link)) { _ in Signpost() }
parts.web.adjust(.everything) { html, row in
  html.classes.append("ours")
  html.attributes["data-kind"] = row.kind.rawValue
}
parts.web.styles = """
  .ours:not([data-kind=action]) { box-shadow: inset 4px 0 var(--accent) }
  .link > .program { display: contents }
  """
#if GTK
  parts.window = { form in
    form.adjust(.everything) { widget, _ in
      gtk_widget_add_css_class(widget.assumingMemoryBound(to: GtkWidget.self), "accent")
    }
  }
#endif
await runOnAnySurface(purpose: "Signs in.", parts: parts) { FormSession(Login(), environment: $0) }
