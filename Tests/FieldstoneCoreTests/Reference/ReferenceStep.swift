import FieldstoneCore

/// One thing that people or the program do in a run.
enum ReferenceStep: Hashable, Codable, Sendable {
  case send(FormInput)
  case together([FormInput])
  case set(String, PlanValue)
  case edit([ProgramEdit])
  case replace([String: PlanValue])
  /// Others change a live object, and the form looks at it again.
  case merge([String: PlanValue])
  case enable(Bool)
  case validate
  case validateRow(String)
  case wait(Double)
  /// Takes a snapshot.
  case keep
  /// Takes the snapshot up in a new session over the model that this one began with, and goes on there.
  case resume(spoilt: [String: FormSnapshot.Value])
  /// Takes the snapshot up in this session.
  case restore(spoilt: [String: FormSnapshot.Value])
}

/// What can be seen of a form after a step: one line for each fact.
typealias Observation = [String: String]

/// A form that does steps and can be looked at: the real one and the reference engine.
protocol ObservableForm {
  /// - Returns: the reply, or what else the step gave.
  func run(_ step: ReferenceStep) -> String
  var observation: Observation { get }
}

extension FormReply {
  /// The kind of the reply, without the row.
  var kind: String {
    switch self {
    case .accepted: "accepted"
    case .refused(let refusal): String("\(refusal)".prefix { $0 != "'" })
    }
  }
}
