import FieldstoneCore

/// The words for yes and no in the form's language, and the choice between them that a prompt shows.
struct YesNo {
  let yes: String
  let no: String
  /// Whether they are the form's usual words, whose first letters everybody knows.
  private let areUsual: Bool
  private let colon: String

  /// - Parameter row: A row that may have words of its own.
  init(_ environment: FormEnvironment, _ row: FormRow? = nil) {
    areUsual = row?.words == nil
    colon = FormString.afterLabel(in: environment)
    yes = (row?.word(for: true, in: environment) ?? true.formText(in: environment)).lowercased()
    no = (row?.word(for: false, in: environment) ?? false.formText(in: environment)).lowercased()
  }

  /// The first letters of the words, with the one that Enter takes in upper case: `Y/n`. If the letters are the same or
  /// have no case, or if the words are the row's own, the whole words.
  func choice(_ taken: Bool?) -> String {
    let canShorten = areUsual && yes.first != no.first && [yes, no].allSatisfy { $0.first?.isCased ?? false }
    func part(_ word: String, _ isTaken: Bool) -> String {
      let part = canShorten ? String(word.prefix(1)) : word
      return isTaken ? part.uppercased() : part
    }
    let choice = part(yes, taken == true) + "/" + part(no, taken == false)
    // In scripts without upper case, the answer that Enter takes is appended.
    guard !canShorten, let taken, choice.lowercased() == choice else { return choice }
    return choice + colon + (taken ? yes : no)
  }
}
