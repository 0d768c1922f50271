// An application in steps, with a review: `make run EXAMPLE=Visa`.
import AnySurface
import Fieldstone
import VisaForms

await runOnAnySurface(purpose: "Applies for a visa.") { FormSession(Visa(), environment: $0) }
