import FieldstoneTesting
import Foundation

@testable import FieldstoneCore
@testable import FieldstoneDocuments

/// Runs steps on the engine, over the values of a document.
final class DocumentRun: RunningForm<FormValues> {
  private let json: PlanJSON

  init(_ plan: Plan) {
    let maker = PlanDocument(plan)
    let (document, json) = (maker.document, maker.json)
    self.json = json
    super.init(plan) { values, environment in
      document.session(json.object(values), environment: environment, policy: plan.policy)
    }
  }

  override func values(of model: FormValues) -> [String: PlanValue] { json.values(model) }
  override func model(of values: [String: PlanValue]) -> FormValues {
    json.object(PlanRoot<PlanZero>.make(values).values)
  }

  override var observation: Observation { super.observation.withoutUnknownKeys(plan) }

  override func observe(_ observer: ObserverPlan) -> FormObservation? {
    form.observe(FormValuePath(observer.source)) { [unowned self] value in
      form[path: FormValuePath(observer.target)] = .text((value?.text ?? "") + "!")
    }
  }

  override func set(_ path: String, _ value: PlanValue) {
    // A program sets a field through its row, and nothing where there is none.
    guard form.row(FormRowID(path)) != nil else { return }
    form[path: FormValuePath(path)] = encoded(path, value)
  }

  override func edit(_ edits: [ProgramEdit]) {
    form.edit { edit in
      for item in edits {
        switch item {
        case .value(let path, let value): edit[path: FormValuePath(path)] = encoded(path, value)
        case .subform(let path, let values):
          guard let shape = PlanShape.root.below(path) else { break }
          edit[path] = values.map { .object(json.object(PlanKid<PlanZero>.make($0).values, shape)) }
        case .elements(let path, let change):
          guard let shape = PlanShape.root.collection(path), let list = edit[path: FormValuePath(path)]?.list else {
            break
          }
          let elements = list.map { json.elementValues($0, path.lastName, shape.element) }
          edit[path: FormValuePath(path)] = .list(
            change.applied(to: elements, path).map { json.element($0, path.lastName, shape.element) })
        case .cases(let path, let values): edit[path] = json.cases(values, .deal).map(FormValues.Value.object)
        }
      }
    }
  }

  private func encoded(_ path: String, _ value: PlanValue) -> FormValues.Value? {
    Leaf.named(path.lastName).flatMap { json.encode(value, $0, in: path.contains(".") ? plan.kid : plan.root) }
  }
}

extension PlanShape {
  /// The collection at a path.
  func collection(_ path: String) -> (element: PlanShape?, Void)? {
    guard let stop = path.firstIndex(of: ".") else {
      return collections.first { $0.name == path }.map { ($0.shape, ()) }
    }
    return below(String(path[..<stop]))?.collection(String(path[path.index(after: stop)...]))
  }
}

/// The reference engine, with dates as a document keeps them.
final class RoundedReference: ObservableForm {
  private let run: ReferenceRun
  private let json: PlanJSON

  init(_ plan: Plan) { (run, json) = (ReferenceRun(plan), PlanJSON(plan: plan)) }

  func run(_ step: ReferenceStep) async -> String { await run.run(step) }

  var observation: Observation {
    var seen = run.observation
    for (key, text) in seen where text.hasPrefix("moment(") {
      guard let seconds = Double(text.dropFirst(7).dropLast()), let path = key.split(separator: "'").last,
        let leaf = Leaf.named(String(path).lastName)
      else { continue }
      let form = path.contains(".") ? json.plan.kid : json.plan.root
      seen[key] = "\(json.rounded(.moment(seconds), leaf, in: form))"
    }
    return seen.withoutUnknownKeys(json.plan)
  }
}

extension Observation {
  /// What is seen without the values of an enum that are no fields: a document knows no such keys of a case, and forgets
  /// them with it.
  fileprivate func withoutUnknownKeys(_ plan: Plan) -> Observation {
    filter { key, _ in
      let path = key.split(separator: "'").last?.split(separator: ".").map(String.init) ?? []
      guard path.count > 1, let name = path.last else { return true }
      switch path[path.count - 2] {
      case "deal", "luck": return plan.deal.field(name) != nil || !["t0", "j0", "f0"].contains(name)
      case "mini": return plan.mini.field(name) != nil || !["u0", "i0", "k0"].contains(name)
      default: return true
      }
    }
  }
}
