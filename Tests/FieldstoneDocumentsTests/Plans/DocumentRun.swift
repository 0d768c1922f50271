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

  override func observe(_ observer: ObserverPlan) -> FormObservation? {
    guard let slot = form.slot(of: FormRowID(observer.source)) else { return nil }
    let source = FormField<String>(engine: form, slot: slot)
    return form.observe(slot: slot) { [unowned self] in
      set(observer.target, .text((source.value ?? "") + "!"))
    }
  }

  override func set(_ path: String, _ value: PlanValue) {
    guard let slot = form.slot(of: FormRowID(path)), let leaf = Leaf.named(path.lastName) else { return }
    switch leaf.kind {
    case .text: FormField<String>(engine: form, slot: slot).value = String(value)
    case .whole: FormField<Int>(engine: form, slot: slot).value = Int(value)
    case .real: FormField<Double>(engine: form, slot: slot).value = Double(value)
    case .flag: FormField<Bool>(engine: form, slot: slot).value = Bool(value)
    case .date: FormField<Date>(engine: form, slot: slot).value = Date(value)
    case .file: FormField<FormFile>(engine: form, slot: slot).value = FormFile(value)
    case .choice, .name:
      FormField<DocumentOption>(engine: form, slot: slot).value = json.encode(value, leaf, in: plan.root).map {
        DocumentOption($0)
      }
    default:
      FormField<[DocumentOption]>(engine: form, slot: slot).value =
        json.encode(value, leaf, in: plan.root)?.list?.map { DocumentOption($0) }
    }
  }

  override func edit(_ edits: [ProgramEdit]) {
    form.edit { edit in
      for item in edits {
        switch item {
        case .value(let path, let value):
          if form.slot(of: FormRowID(path)) != nil {
            set(path, value)
          } else if let leaf = Leaf.named(path.lastName), leaf.isOptional || value != .none {
            edit[path: FormValuePath(path)] = json.encode(value, leaf, in: FormPlan())
          }
        case .subform(let path, let values):
          guard let shape = PlanShape.root.below(path) else { break }
          edit[path] = values.map { .object(json.object(Self.whole($0, shape), shape)) }
        case .elements(let path, let change):
          guard let shape = PlanShape.root.collection(path) else { break }
          if let list = edit[path: FormValuePath(path)]?.list {
            let elements = list.map { json.elementValues($0, path.lastName, shape.element) }
            edit[path: FormValuePath(path)] = .list(
              change.applied(to: elements, path).map { json.element($0, path.lastName, shape.element) })
          }
        case .cases(let path, let values):
          edit[path] = json.cases(values, .deal).map(FormValues.Value.object)
        }
      }
    }
  }

  /// The values of a new model of the type that a plan has for a shape.
  private static func whole(_ values: [String: PlanValue], _ shape: PlanShape) -> [String: PlanValue] {
    PlanKid<PlanZero>.make(values).values
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
    return seen
  }
}
