import SwiftDiagnostics
import SwiftSyntax

/// Identifies each diagnostic, so that a test can check that its table has all of them.
enum DiagnosticID: String, CaseIterable {
  case unsupportedHost, openClass, genericHost, isolatedHost, hiddenHost, noFields
  case misspelled, notStatic, wrongParameter, wrongModel, wrongEffects, isolatedFunction
  case tuplePattern, severalProperties, staticProperty, lazyProperty, weakProperty, unreadableProperty
  case repeatedAttribute, emptyAttribute, conditionalAttribute
  case duplicateTrait, traitWithoutEffect, unknownTrait, opaqueTrait
  case indirectCases, unlabeledValues, takenCaseName, conditionalCase, caseTrait, severalCases
  case notAProperty, freeVariable, propertyInExtension, outsideForm
}

struct Message: DiagnosticMessage, FixItMessage {
  var id: DiagnosticID
  var message: String
  var severity: DiagnosticSeverity = .error

  var diagnosticID: MessageID { MessageID(domain: "Fieldstone", id: id.rawValue) }
  var fixItID: MessageID { diagnosticID }
}

/// A fix-it: the message that says what the edit does, and the edit.
struct Remedy {
  var message: String
  var changes: [FixIt.Change]

  init(_ message: String, _ changes: [FixIt.Change]) {
    self.message = message
    self.changes = changes
  }
}

extension Diagnostic {
  init(
    _ id: DiagnosticID, at node: some SyntaxProtocol, _ text: String, severity: DiagnosticSeverity = .error,
    remedy: Remedy? = nil
  ) {
    let fixIts = remedy.flatMap { remedy in
      remedy.changes.isEmpty ? nil : FixIt(message: Message(id: id, message: remedy.message), changes: remedy.changes)
    }
    self.init(
      node: node, message: Message(id: id, message: text, severity: severity), fixIts: fixIts.map { [$0] } ?? [])
  }
}
