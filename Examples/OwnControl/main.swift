// Two controls of the program's own on every surface: `make run EXAMPLE=OwnControl`.
import AnySurface
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import OwnControlForms

var parts = SurfaceParts<Review>()
parts.terminal = { form in
  form.present(.control(Stars.self)) { _ in StarsLine() }
    .present(.control(SignaturePad.self)) { _ in SignatureDots() }
}
parts.web.present(.control(Stars.self)) { _ in StarsHTML() }
parts.web.present(.control(SignaturePad.self)) { _ in SignatureHTML() }
(parts.web.styles, parts.web.script) = (SignatureHTML.styles, SignatureHTML.script)
#if GTK
  parts.window = { form in
    form.present(.control(Stars.self)) { StarButtons($0, $1) }
      .present(.control(SignaturePad.self)) { SignatureArea($0, $1) }
  }
#endif
await runOnAnySurface(purpose: "Asks how a meal was.", parts: parts) { FormSession(Review(), environment: $0) }
