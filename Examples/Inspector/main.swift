// An object with the objects in it: `make run EXAMPLE=Inspector`.
import AnySurface
import Fieldstone
import InspectorForms

await runOnAnySurface(purpose: "Shows and changes the properties of an object.") {
  FormSession(PlayerSettings(), environment: $0)
}
