import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("FXForms: wrong defaults")
struct FXFormsDefaultTests {
  /// What is wrong with a file of one entry, without the name of the file and the place in it.
  private func problems(_ entry: String) -> [String] {
    FXFormsExamples.problems("[{\(entry)}]").map { String($0.split(separator: " ", maxSplits: 1).last ?? "") }
  }

  @Test(
    "Each is at its own place, and says what is accepted",
    arguments: [
      (
        #""key": "g", "class": "NSSet", "options": ["S", "M"], "default": ["S", "Q"]"#,
        "g (/0/default/1): The default \"Q\" isn't one of the options."
      ),
      (
        #""key": "g", "class": "NSSet", "options": ["S", "M"], "default": "Q""#,
        "g (/0/default): The default \"Q\" isn't one of the options."
      ),
      (
        #""key": "g", "class": "NSSet", "options": ["S", "M"], "default": {"S": true}"#,
        "g (/0/default): The default must be an array, not a dictionary."
      ),
      (#""key": "h", "class": "NSArray", "default": 5"#, "h (/0/default): The default must be an array, not 5."),
      (
        #""key": "l", "class": "NSArray", "template": {"type": "integer"}, "default": ["a"]"#,
        "l (/0/default/0): Each element of the default must be a whole number, not \"a\"."
      ),
      (
        #""key": "l", "class": "NSArray", "template": {"type": "unsigned"}, "default": [1, -1]"#,
        "l (/0/default/1): The default must be at least 0, not -1."
      ),
      (
        #""key": "l", "class": "NSArray", "template": {"options": ["a"]}, "default": ["b"]"#,
        "l (/0/default/0): The default \"b\" isn't one of the options."
      ),
      (
        #""key": "l", "class": "NSArray", "template": {"fields": ["name"]}, "default": [{"name": "a"}, 3]"#,
        "l (/0/default/1): Each element of the default must be a dictionary, not 3."
      ),
      (
        #""key": "u", "type": "unsigned", "default": -1"#,
        "u (/0/default): The default must be at least 0, not -1."
      ),
      (
        #""key": "n", "type": "number", "cell": "FXFormStepperCell", "stepper.minimumValue": 3, "default": 1"#,
        "n (/0/default): The default must be at least 3, not 1."
      ),
      (
        #""key": "d", "type": "date", "datePicker.maximumDate": "2025-01-01", "default": "2025-01-02""#,
        "d (/0/default): The default must be at most \"2025-01-01\", not \"2025-01-02\"."
      ),
      (
        #""key": "b", "type": "bitfield", "options": ["A", "B"], "default": 9"#,
        "b (/0/default): The default 9 has bits that none of the options has."
      ),
    ])
  func wrong(entry: String, problem: String) {
    #expect(problems(entry) == [problem])
  }

  @Test(
    "What is within the bounds and the options is accepted",
    arguments: [
      #""key": "g", "class": "NSSet", "options": ["S", "M"], "default": "S""#,
      #""key": "h", "class": "NSArray", "default": "a""#, #""key": "h", "class": "NSArray", "default": []"#,
      #""key": "l", "class": "NSArray", "template": {"type": "integer"}, "default": [1, "2"]"#,
      #""key": "l", "class": "NSArray", "template": {"fields": ["name"]}, "default": [{"name": "a"}]"#,
      #""key": "u", "type": "unsigned", "default": 0"#,
      #""key": "n", "type": "number", "cell": "FXFormSliderCell", "default": 5"#,
      #""key": "b", "type": "bitfield", "options": ["A", "B"], "default": 3"#,
    ])
  func right(entry: String) {
    #expect(problems(entry) == [])
  }
}
