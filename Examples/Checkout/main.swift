// A checkout with checks and payments that take time: `make run EXAMPLE=Checkout`.
import AnySurface
import EditingForms

await runOnAnySurface(purpose: "Sells a ticket.") { Checkout.session($0) }
