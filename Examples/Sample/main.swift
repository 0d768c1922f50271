import Fieldstone
import Foundation

let form = FormSession(Attendee())
for p in form.problems { print(p) }
for row in form.rows { print(row.id, row.kind, row.depth, row.title, row.control, row.display, row.isRequired) }
form.send(.set("needsInvoice", .flag(true)))
form.send(.type("seats", "300"))
form.send(.set("ticket", .choices(["student"])))
form.send(.type("invoice.vat", "x"))
form.send(.submit)
print(form.takeChanges())
for i in form.issues { print(i.row!, i.text(in: .standard)) }
