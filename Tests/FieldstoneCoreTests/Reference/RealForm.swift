import FieldstoneCore
import FieldstoneTesting
import Foundation

/// Runs steps on the real engine, over a model of a Swift type.
final class RealForm<Model: PlanModel>: RunningForm<Model> {
  init(_ plan: Plan) {
    let root = plan.root
    let blank: @Sendable () -> Model? = { root.template(Model.self) }
    let definition = FormDefinition<Model>(
      template: root.blank == nil ? nil : blank, describe: { PlanBuilder.describe($0, root) },
      arrange: { form in
        PlanBuilder.arrange(form, root)
        form.mode(plan.mode ?? .submit)
      })
    super.init(plan) { values, environment in
      FormSession(Model.make(values), definition: definition, environment: environment, policy: plan.policy)
    }
  }

  override func values(of model: Model) -> [String: PlanValue] { model.values }
  override func model(of values: [String: PlanValue]) -> Model { Model.make(values) }

  override func observe(_ observer: ObserverPlan) -> FormObservation? {
    guard case .text(let source) = Model.property(observer.source),
      case .text(let target) = Model.property(observer.target)
    else { return nil }
    return form.observe(source) { [unowned self] value in form[target].value = value + "!" }
  }

  override func set(_ path: String, _ value: PlanValue) {
    Model.property(path)?.accept(FieldSetter(form: form, value: value))
  }

  override func edit(_ edits: [ProgramEdit]) {
    form.edit { edit in
      for item in edits {
        switch item {
        case .value(let path, let value): EditSetter.set(path, value, edit)
        case .elements(let path, let change): EditElementsSetter.set(path, change, edit)
        case .subform(let path, let values):
          var setter = EditSubformSetter(edit: edit, values: values)
          Model.subform(path, &setter)
        case .cases(let path, let values):
          var setter = EditCasesSetter(edit: edit, values: values)
          Model.cases(path, &setter)
        }
      }
    }
  }

  override func change(_ step: ReferenceStep) {
    var model = form.model
    switch step {
    case .merge(let values): for (path, value) in values where model.has(path) { model.set(path, value) }
    case .refreshElements(let path, let edit): model.edit(path, edit)
    case .refreshCases(let path, let values):
      var loader = CasesLoader(model: model, values: values)
      Model.cases(path, &loader)
    default: break
    }
  }
}

extension PlanModel {
  /// Whether the subforms on the path to a property exist.
  func has(_ path: String) -> Bool { values[path] != nil }
}
