// The forms around an account: `make run EXAMPLE=Accounts`. FORM=login, register or password says which.
import AccountForms
import AnySurface
import Fieldstone
import Foundation

switch ProcessInfo.processInfo.environment["FORM"] ?? "register" {
case "login": await runOnAnySurface(purpose: "Signs in.") { FormSession(Login(), environment: $0) }
case "password":
  await runOnAnySurface(purpose: "Asks for a new password.") { FormSession(ForgottenPassword(), environment: $0) }
default: await runOnAnySurface(purpose: "Creates an account.") { FormSession(Register(), environment: $0) }
}
