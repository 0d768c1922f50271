// What a form can ask, a page an idea: `make run EXAMPLE=Gallery`. The forms are in GalleryForms.
import AnySurface
import Fieldstone
import GalleryForms

await runOnAnySurface(purpose: "Shows what a form can ask, a page for each idea.") {
  FormSession(Gallery(), environment: $0)
}
