// Two controls of the program's own on every surface, and rows with its own look: `make run EXAMPLE=OwnControl`.
import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import OwnControlForms

#if GTK
  import CAdw
#endif

var parts = SurfaceParts<Review>()
parts.terminal = { form in
  form.present(.control(Stars.self)) { _ in StarsLine() }
    .present(.control(SignaturePad.self)) { _ in SignatureLines() }
    .adjust(.everything) { look, _ in look.title = .info }
}
parts.web.present(.control(Stars.self)) { _ in StarsHTML() }
parts.web.present(.control(SignaturePad.self)) { _ in SignatureHTML() }
parts.web.adjust(.everything) { html, _ in html.classes.append("meal") }
parts.web.styles = SignatureHTML.styles
parts.web.script = SignatureHTML.script
#if GTK
  parts.window = { form in
    form.present(.control(Stars.self)) { StarButtons($0, $1) }
      .present(.control(SignaturePad.self)) { SignatureArea($0, $1) }
      .adjust(.everything) { widget, _ in
        gtk_widget_add_css_class(widget.assumingMemoryBound(to: GtkWidget.self), "meal")
      }
  }
#endif
await runOnAnySurface(purpose: "Asks how a meal was.", parts: parts) { FormSession(Review(), environment: $0) }
