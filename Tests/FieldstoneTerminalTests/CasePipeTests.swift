import FieldstoneCore
import FieldstoneTerminal
import Testing

@testable import ConformanceModels

@Suite("Enums with values from name=answer lines")
struct CasePipeTests {
  private func play(_ lines: String...) async -> (model: Refunds?, error: String) {
    let script = FormConsoleScript(lines, isTerminal: false)
    var terminal = TerminalForm(FormSession(Refunds()), console: script.console)
    terminal.input = .byName
    do { return (try await terminal.run(), "") } catch { return (nil, "\(error)") }
  }

  @Test("An answer for a case that isn't chosen says which case it belongs to, and which line chooses it")
  func notChosen() async {
    let (_, error) = await play("payment.transfer.iban=DE02")
    #expect(
      error
        == "line 1: payment.transfer.iban: This belongs to “Bank transfer”, which isn't chosen. "
        + "Enter 'payment=Bank transfer' to choose it.")
    let (model, none) = await play("payment.transfer.iban=DE02", "payment=Bank transfer")
    if case .transfer("DE02", nil) = model?.payment {} else { Issue.record("\(none)") }
  }

  @Test("Of cases in cases, the outermost one is to be chosen first")
  func nested() async {
    let (_, error) = await play("refund.money.by.transfer.iban=DE02")
    #expect(
      error.contains("This belongs to “Money”, which isn't chosen. Enter 'refund=Money' to choose it."), "\(error)")
    let (_, inner) = await play("refund.money.by.transfer.iban=DE02", "refund=Money")
    #expect(inner.contains("Enter 'refund.money.by=Bank transfer' to choose it."), "\(inner)")
  }

  @Test("The JSON of a value without a label is what Swift's synthesized Codable writes")
  func json() async throws {
    let (model, error) = await play("payment=card", "payment.card.number=4711")
    let json = try TerminalForm.json(#require(model, "\(error)"))
    #expect(
      json.filter { !$0.isWhitespace }.contains(#""payment":{"card":{"_0":{"isSaved":false,"number":"4711"}}}"#),
      "\(json)")
  }

  @Test("A question that a condition hides is not applicable")
  func hidden() async {
    let (_, error) = await play("payment=Bank transfer", "payment.transfer.iban=DE02", "refund=Voucher")
    #expect(error == "line 3: refund: Not applicable with these answers.")
  }
}
