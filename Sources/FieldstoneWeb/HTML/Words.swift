import FieldstoneCore

/// Every sentence of the web pages themselves, in one place. Programs translate them like their own, with
/// ``FormEnvironment/translate``; the words of questions and issues are the form's.
enum Words {
  /// The heading of a form that has no title.
  static let form: FormString = "Form"

  // MARK: Questions

  static let required: FormString = "required"
  static func disabled(_ option: String) -> FormString { "\(option) (can't be chosen now)" }
  static let noAnswer: FormString = "No answer"
  static let choose: FormString = "Choose…"
  static let yes: FormString = "Yes"
  static let no: FormString = "No"
  static let answeredSecret: FormString = "Already answered; leave it empty to keep that."

  // MARK: Issues

  static func errorTitle(_ title: String) -> FormString { "Error: \(title)" }
  static let needMending: FormString = "Some answers need mending"
  static let furtherQuestions: FormString = "Your answers bring further questions"
  static func toMend(_ count: Int) -> FormString { "\(count) to mend" }
  static func about(_ title: String, _ remark: String) -> FormString { "\(title): \(remark)" }

  static let submitRefused: FormString = "This form can't be submitted yet. Your answers are saved."

  // MARK: Buttons

  static let submit: FormString = "Submit"
  static let done: FormString = "Done"
  static let update: FormString = "Update"
  static let undo: FormString = "Undo"
  static let redo: FormString = "Redo"
  static func add(_ title: String) -> FormString { "Add \(title)" }
  static func remove(_ title: String) -> FormString { "Remove \(title)" }
  static func removed(_ title: String) -> FormString { "‘\(title)’ was removed with its answers." }

  // MARK: Leaving

  static let leaveQuestion: FormString = "Leave without submitting?"
  static let isLost: FormString = "What was answered is lost."
  static let stay: FormString = "Stay"
  static let leave: FormString = "Leave"
  static let submittedTitle: FormString = "Submitted"
  static let submitted: FormString = "Thank you. Your answers have arrived."
  static let cancelledTitle: FormString = "Cancelled"
  static let cancelled: FormString = "Nothing was submitted."
  static let startAgain: FormString = "Start again"
  static let freshStart: FormString =
    "Your last visit has ended, because nothing came from you for too long. Its answers are gone; this is a fresh start."

  // MARK: What does not work

  static let backToForm: FormString = "Back to the form"
  static let notFoundTitle: FormString = "Not found"
  static let notFound: FormString = "There is no such page."
  static let notAllowedTitle: FormString = "Not allowed"
  static let notAllowed: FormString = "This page can be read and answered, nothing else."
  static let notTakenTitle: FormString = "Your answers were not taken"
  static let notUnderstood: FormString = "They are not what this form asked for. Nothing was changed."
  static let foreign: FormString = "They do not come from a page of this visit. Nothing was changed."
  static let outdated: FormString = "The page was too old. Nothing was changed; answer it as it is now."
  static let endedTitle: FormString = "Your visit has ended"
  static let ended: FormString = "Nothing came from you for too long, so your answers are gone. Nothing was submitted."
  static let expiredTitle: FormString = "This page has expired"
  static let expired: FormString = "Your saved answers are no longer available. Nothing was submitted."
  static let unusableTitle: FormString = "This form can't be used"
  static let unusable: FormString = "There is a fault in the form itself. Nothing was submitted."
  static let tooMuch: FormString = "That is more than this form can take. Nothing was changed."
  static let failedTitle: FormString = "It did not work"
  static let failed: FormString = "The form could not be submitted. Your answers are kept; please try again."
  static let notKept: FormString = "Your answers could not be kept. Please try again."
  static let notRead: FormString = "Your answers can't be read now. Please try again."
}
