import FieldstoneCore

/// What windows say by themselves, in the language of the form's environment.
enum Words {
  static let form: FormString = "Form"
  static let submit: FormString = "Submit"
  static let cancel: FormString = "Cancel"
  static let back: FormString = "Back"
  static let noAnswer: FormString = "No answer"
  static let yes: FormString = "Yes"
  static let no: FormString = "No"
  static let disabledOption: FormString = "can't be chosen now"
  static func disabled(_ option: String) -> FormString { "\(option) (can't be chosen now)" }
  static let required: FormString = "Required"
  static func reveal(_ title: String) -> FormString { "\(title): show" }
  static func calendar(_ title: String) -> FormString { "\(title): calendar" }
  static func more(_ title: String) -> FormString { "\(title): more" }
  static func less(_ title: String) -> FormString { "\(title): less" }
  static func toMend(_ count: Int) -> FormString { "\(count) to mend" }

  static let leaveQuestion: FormString = "Leave without submitting?"
  static let isLost: FormString = "What you changed will be lost."
  static let stay: FormString = "Stay"
  static let leave: FormString = "Leave"
  static let failed: FormString = "This could not be submitted."
  static let nothingLost: FormString = "Your answers are still here."
  static let close: FormString = "Close"
}
