// Every kind of element once: `make run EXAMPLE=Catalog`.
import AnySurface
import CatalogForms
import Fieldstone

await runOnAnySurface(purpose: "Shows what a form can consist of.") { FormSession(Catalog(), environment: $0) }
