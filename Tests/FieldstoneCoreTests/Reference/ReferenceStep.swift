import FieldstoneCore

/// One action by a person or the program.
enum ReferenceStep: Hashable, Codable, Sendable {
  case send(FormInput)
  case together([FormInput])
  case set(String, PlanValue)
  case edit([ProgramEdit])
  case replace([String: PlanValue])
  /// Changes a live object from outside, then refreshes the form.
  case merge([String: PlanValue])
  /// Changes a collection of a live object from outside, then refreshes the form.
  case refreshElements(String, ElementsEdit)
  /// Sets an enum of a live object from outside, then refreshes the form.
  case refreshCases(String, [String: PlanValue])
  case enable(Bool)
  /// The program changes how people work with the form.
  case mode(FormMode)
  /// Chooses the option at a position of a row, or one so many after the last; where it is chosen, leaves it out.
  case toggle(String, Int)
  /// The program answers the search for options or the check that was started last, or one so many before it. An answer that is held
  /// back is given by a later step.
  case answer(back: Int, PlanAnswer, isHeldBack: Bool)
  /// The program reports issues from outside.
  case report([PlanReport])
  /// The checks that a submit or a save waits for end, then its handler.
  case finish(PlanEnding, checks: PlanAnswer)
  /// A file that somebody has chosen isn't accepted: the id of the row, and the name of the file.
  case refuse(String, String)
  case validate
  case validateRow(String)
  case wait(Double)
  /// Takes a snapshot.
  case keep
  /// Restores the snapshot into a new session over the original model, and continues there.
  case resume(corrupted: [String: FormSnapshot.Value])
  /// Restores the snapshot into this session.
  case restore(corrupted: [String: FormSnapshot.Value])
}

/// The observable state of a form after a step: one line for each fact.
typealias Observation = [String: String]

/// A form that runs steps and can be observed: the real one and the reference engine.
protocol ObservableForm {
  /// - Returns: the reply, or another result of the step.
  func run(_ step: ReferenceStep) async -> String
  var observation: Observation { get }
  /// Called before each comparison: which of some pages the form has not made yet, because their subform is nil and nobody has needed them.
  func latePages(_ pages: [String]) -> [String]
}

extension ObservableForm {
  func latePages(_ pages: [String]) -> [String] { [] }
}

extension FormReply {
  /// The reply without the row.
  var kind: String {
    switch self {
    case .accepted: "accepted"
    case .refused(let refusal): "\(refusal)".replacing(/'[^']*'/, with: "…")
    }
  }
}
