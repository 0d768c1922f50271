import FieldstoneCore

/// Every sentence of the terminal itself, in one place. Programs translate them like their own, with
/// ``FormEnvironment/translate``; "Yes" and "No" are the engine's.
enum Words {
  // MARK: The way through the form

  static let welcome: FormString = "Return keeps what stands in [brackets]. ? explains, < goes back, :cancel leaves."
  static let mainPage: FormString = "Main page"
  static func page(_ title: String) -> FormString { "Page: \(title)" }
  static let firstQuestion: FormString = "This is the first question."
  static let nothingBefore: FormString = "There is nothing before this."
  static let leave: FormString = "Leave without submitting? What was answered is lost."
  static func remove(_ title: String) -> FormString { "Remove ‘\(title)’ and the answers in it?" }
  static let cancelled: FormString = "Cancelled. Nothing was submitted."
  static let submitted: FormString = "Submitted."
  static let endIsNoAnswer: FormString = "Ctrl-D is no answer. Ctrl-D once more leaves without submitting."

  // MARK: Questions

  static let required: FormString = "required"
  static let optional: FormString = "optional"
  static let notShown: FormString = "not shown"
  static let set: FormString = "(set)"
  static let noAnswer: FormString = "no answer"
  static let minusForNone: FormString = "(- for none)"
  static let asItIs: FormString = "as it is"
  static let severalLines: FormString = "several lines, the last one only a full stop"
  static let numberOrName: FormString = "number or name"
  static let name: FormString = "name"
  static func yesOrNo(_ yes: String, _ no: String) -> FormString { "\(yes) or \(no)" }
  static func add(_ title: String) -> FormString { "Add ‘\(title)’?" }
  static func keep(_ title: String) -> FormString { "Keep ‘\(title)’?" }
  static let notNow: FormString = "can't be changed now"
  static let disabledOption: FormString = "can't be chosen now"
  static func moreLines(_ count: Int) -> FormString { "and \(count) more lines" }

  // MARK: Help

  static let isNeeded: FormString = "An answer is needed."
  static let isOptional: FormString = "The answer is optional."
  static func example(_ text: String) -> FormString { "For example: \(text)" }
  static let returnKeeps: FormString = "Return keeps what stands in [brackets]."
  static let returnKeepsOrNone: FormString = "Return keeps what stands in [brackets], - alone means no answer."
  static let commands: FormString = "< goes back, :form lists the form, :cancel leaves it."
  static let backslash: FormString = "To answer with one of these: \\? \\< \\- \\:form"
  static let anEmail: FormString = "An e-mail address, like name@example.org."
  static let aPhone: FormString = "A telephone number."
  static let aURL: FormString = "A web address, like https://example.org."
  static let aLine: FormString = "One line of text."
  static let someLines: FormString =
    "Several lines; a line with only a full stop ends them, and .. stands for such a line."
  static let aSecret: FormString = "What is typed is not shown."
  static func aFlag(_ yes: String, _ no: String) -> FormString { "\(yes) or \(no); the first letter will do." }
  static let aSubform: FormString = "Yes brings its questions, no leaves it out."
  static let anOption: FormString = "One of these, by number or by name; the beginning of a name will do:"
  static let anOptionByName: FormString = "One of these, by name; the beginning will do:"
  static let moreMayCome: FormString = "Answers may bring further questions."

  // MARK: Answers that do not do

  static func canBe(_ names: [String]) -> FormString { "This can be \(either(names))." }
  static let notUTF8: FormString = "Enter text in UTF-8."
  static func lineTooLong(_ most: Int) -> FormString {
    "This is more text than fits: a line has at most \(most) bytes."
  }
  static let leftOver: FormString = "All questions are answered; this line is left over."
  static let nameAndAnswer: FormString = "Enter a name and an answer, like name=answer."
  static func unknownField(_ name: String) -> FormString { "Unknown field '\(name)'." }
  static func didYouMean(_ name: String) -> FormString { "Did you mean '\(name)'?" }
  static func answeredAlready(_ name: String, _ line: Int) -> FormString {
    "'\(name)' was answered in line \(line) already."
  }
  static let cannotBeChanged: FormString = "This can't be changed."
  static let isNotAsked: FormString = "This is not asked with these answers."

  // MARK: The review

  static let review: FormString = "Review"
  static let submit: FormString = "Submit"
  static let whatNow: FormString = "Return goes ahead, a number or a name changes an answer, :cancel leaves."
  static let changed: FormString = "Changed:"
  static let nothingChanged: FormString = "The answers read as before."
  static let whatNowBriefly: FormString =
    "Return goes ahead, a number or a name changes an answer, ? shows all answers."
  static let whatNowWithoutQuestions: FormString = "Return goes ahead, :cancel leaves."
  static func goAhead(_ submit: String) -> FormString { "\(submit)?" }
  static let reviewHelp: FormString = "Nothing is submitted yet. < goes back to the last question."
  static let notYet: FormString = "This can't be submitted yet:"
  static func buttons(_ titles: [String]) -> FormString { "Buttons: \(titles.joined(separator: ", "))" }
  static let noQuestions: FormString = "There is nothing to answer here."
  static func noSuchNumber(_ number: Int, of count: Int) -> FormString {
    "There is no number \(number); enter one from 1 to \(count)."
  }
  static func noSuchName(_ name: String) -> FormString { "There is no '\(name)' here." }
  static func ambiguous(_ name: String, _ numbers: [String]) -> FormString {
    "'\(name)' can be \(either(numbers)); enter the number."
  }

  // MARK: The end

  static let noInput: FormString = "There is no terminal and no input to read answers from."
  static let sendInput: FormString = "Start it on a terminal, or send a line of input for each question."
  static let cannotWrite: FormString = "The result could not be written to standard output."
  static func secretFromPipe(_ field: String, _ option: String) -> FormString {
    "'\(field)' is secret and is read from a terminal only; '\(option)' allows it to come from a pipe or file."
  }
  static func ended(at field: String) -> FormString { "Input ended at '\(field)': an answer is still needed." }
  static let ended: FormString = "Input ended before the form was submitted."
  static func line(_ number: Int) -> FormString { "line \(number)" }

  /// What stands before the sentence of an issue: never a colour alone.
  static func severity(_ severity: FormIssue.Severity) -> FormString {
    switch severity {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Note"
    }
  }

  private static func either(_ words: [String]) -> FormString {
    guard let last = words.last, words.count > 1 else { return FormString(verbatim: words.first ?? "") }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}
