import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import RegistrationForms

#if GTK
  import CAdw
#endif

/// The program's own look for all pages of a form: a banner and a color on the web, colors of the theme in windows and
/// in terminals.
///
/// A form can also be a part of a window, a screen or a page that the program makes itself: see the examples
/// `OwnWindow` and `OwnScreen`, and `WebForm.fragment`.
@MainActor
func ownPages() -> SurfaceParts<ClubWelcome> {
  var parts = SurfaceParts<ClubWelcome>()
  parts.terminal = { form in form.adjust(.everything) { look, _ in look.answer = .info } }
  parts.web.adjust(.everything) { html, _ in html.classes.append("club") }
  parts.web.styles = """
    body::before { content: "♣"; display: block; padding: .5rem 1rem; background: #26a269; color: #fff }
    .club { accent-color: #26a269 }
    """
  #if GTK
    parts.window = { form in
      form.adjust(.everything) { widget, _ in
        gtk_widget_add_css_class(widget.assumingMemoryBound(to: GtkWidget.self), "success")
      }
    }
  #endif
  return parts
}
