import Foundation

extension Rules {
  static let characters = FormRuleDescription(
    name: "characters", help: "Only characters of a set.",
    example: "@Field(.characters(.alphanumerics)) var nickname = \"\"",
    accepts: ["ada42", "Ødegård"], refuses: ["a b", "a-b", "😀"])
}

extension FieldBuilder where Value: FormText {
  /// Only characters of the set; the issue names the first that is not in it.
  @discardableResult public func characters(_ allowed: CharacterSet) -> Self {
    rule(
      FormRule { value in
        let offender = value.formText.first { !$0.unicodeScalars.allSatisfy(allowed.contains) }
        return offender.map { FormIssue(.characterNotAllowed(String($0))) }
      })
  }
}

extension FieldTrait {
  /// Only characters of the set.
  public static func characters(_ allowed: CharacterSet) -> FieldTrait { FieldTrait() }
}
