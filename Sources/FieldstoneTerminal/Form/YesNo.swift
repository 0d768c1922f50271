import FieldstoneCore

/// How a question is asked that is answered with yes or no, in the person's own words.
struct YesNo {
  let yes: String
  let no: String

  init(_ environment: FormEnvironment) {
    yes = true.formText(in: environment).lowercased()
    no = false.formText(in: environment).lowercased()
  }

  /// The first letters, the one that Enter takes in upper case: `Y/n`. Where they would not tell which is which, the words.
  func choice(_ taken: Bool?) -> String {
    let canShorten = yes.first != no.first && [yes, no].allSatisfy { $0.first?.isCased ?? false }
    func part(_ word: String, _ isTaken: Bool) -> String {
      let part = canShorten ? String(word.prefix(1)) : word
      return isTaken ? part.uppercased() : part
    }
    let choice = part(yes, taken == true) + "/" + part(no, taken == false)
    // Scripts without upper case name the answer that Enter takes.
    guard !canShorten, let taken, choice.lowercased() == choice else { return choice }
    return choice + ": " + (taken ? yes : no)
  }
}
