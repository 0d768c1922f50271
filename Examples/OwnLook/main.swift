// A form whose every row has a look of the program's own, on every surface: `make run EXAMPLE=OwnLook`.
import AccountForms
import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb

#if GTK
  import CAdw
#endif

var parts = SurfaceParts<Login>()
parts.terminal = { form in form.adjust(.everything) { look, _ in look.title = .info } }
parts.web.adjust(.everything) { html, row in
  html.classes.append("ours")
  html.attributes["data-kind"] = row.kind.rawValue
}
parts.web.styles = """
  .ours:not([data-kind=action]) { box-shadow: inset 4px 0 #9141ac }
  """
#if GTK
  parts.window = { form in
    form.adjust(.everything) { widget, _ in
      gtk_widget_add_css_class(widget.assumingMemoryBound(to: GtkWidget.self), "accent")
    }
  }
#endif
await runOnAnySurface(purpose: "Signs in.", parts: parts) { FormSession(Login(), environment: $0) }
