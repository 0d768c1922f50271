import FieldstoneCore

extension PlanModel {
  /// Changes a collection, also one in a subform that is there.
  mutating func edit(_ path: String, _ edit: ElementsEdit) {
    var editor = ElementsEditor(model: self, edit: edit, collection: path)
    guard let stop = path.firstIndex(of: ".") else {
      Self.collection(path, &editor)
      return self = editor.model
    }
    var inner = SubformElementsEditor(model: self, path: String(path[path.index(after: stop)...]), edit: edit)
    Self.subform(String(path[..<stop]), &inner)
    self = inner.model
  }
}

private struct ElementsEditor<Parent: PlanModel>: CollectionVisitor {
  var model: Parent
  let edit: ElementsEdit
  let collection: String

  mutating func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Parent, [Child]>) {
    let elements = model[keyPath: path].map(\.values)
    model[keyPath: path] = edit.applied(to: elements, collection).map(Child.make)
  }
  mutating func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value]>) {
    let elements = model[keyPath: path].map { ["": $0.planValue] }
    model[keyPath: path] = edit.applied(to: elements, collection).compactMap { $0[""].flatMap(Value.init) }
  }
  mutating func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value?]?>) {
    model[keyPath: path] = .make(edit.applied(to: .elements(of: model[keyPath: path]), collection))
  }
}

private struct SubformElementsEditor<Parent: PlanModel>: SubformVisitor {
  var model: Parent
  let path: String
  let edit: ElementsEdit

  mutating func visit<Child: PlanModel & FormModel>(_ own: WritableKeyPath<Parent, Child>) {
    var child = model[keyPath: own]
    child.edit(path, edit)
    model[keyPath: own] = child
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ own: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    guard var child = model[keyPath: own] else { return }
    child.edit(path, edit)
    model[keyPath: own] = child
  }
}

/// `edit { $0.collection = }`
enum EditElementsSetter {
  static func set<Model: PlanModel>(_ path: String, _ change: ElementsEdit, _ edit: FormEdit<Model>) {
    guard let stop = path.firstIndex(of: ".") else {
      var setter = Setter(edit: edit, change: change, collection: path)
      return Model.collection(path, &setter)
    }
    var below = Below(edit: edit, change: change, collection: String(path[path.index(after: stop)...]))
    Model.subform(String(path[..<stop]), &below)
  }

  private struct Setter<Root: PlanModel>: CollectionVisitor {
    let edit: FormEdit<Root>
    let change: ElementsEdit
    let collection: String

    func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Root, [Child]>) {
      let elements = edit[dynamicMember: path].map(\.values)
      edit[dynamicMember: path] = change.applied(to: elements, collection).map(Child.make)
    }
    func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Root, [Value]>) {
      let elements = edit[dynamicMember: path].map { ["": $0.planValue] }
      edit[dynamicMember: path] = change.applied(to: elements, collection).compactMap { $0[""].flatMap(Value.init) }
    }
    func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Root, [Value?]?>) {
      edit[dynamicMember: path] = .make(change.applied(to: .elements(of: edit[dynamicMember: path]), collection))
    }
  }

  /// A collection in a subform.
  private struct Below<Root: PlanModel>: SubformVisitor {
    let edit: FormEdit<Root>
    let change: ElementsEdit
    let collection: String

    mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Root, Child>) { go(path) }
    mutating func visitOptional<Child: PlanModel & FormModel>(
      _ path: WritableKeyPath<Root, Child?>, _ unwrapped: WritableKeyPath<Root, Child>
    ) {
      if edit[dynamicMember: path] != nil { go(unwrapped) }
    }

    private func go<Child: PlanModel>(_ path: WritableKeyPath<Root, Child>) {
      var inner = Inner(edit: edit, change: change, collection: collection, path: path)
      Child.collection(collection, &inner)
    }
  }

  private struct Inner<Root: PlanModel, Parent: PlanModel>: CollectionVisitor {
    let edit: FormEdit<Root>
    let change: ElementsEdit
    let collection: String
    let path: WritableKeyPath<Root, Parent>

    func visit<Child: PlanModel & FormModel & Hashable>(_ own: WritableKeyPath<Parent, [Child]>) {
      Setter(edit: edit, change: change, collection: collection).visit(path.appending(path: own))
    }
    func visitValues<Value: PlanType & FormValue>(_ own: WritableKeyPath<Parent, [Value]>) {
      Setter(edit: edit, change: change, collection: collection).visitValues(path.appending(path: own))
    }
    func visitMaybe<Value: PlanType & FormValue>(_ own: WritableKeyPath<Parent, [Value?]?>) {
      Setter(edit: edit, change: change, collection: collection).visitMaybe(path.appending(path: own))
    }
  }
}

extension String {
  /// A place in a model without the positions of elements.
  var withoutPositions: String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    return replacing(/#[0-9]+/, with: "#")
  }
}

extension Plan {
  /// The places in the model of everything that the plan has, without the positions of elements.
  var properties: Set<String> {
    var found: Set<String> = []
    func add(_ form: FormPlan, _ leaves: [Leaf], _ prefix: String) {
      for leaf in leaves { found.insert(prefix + leaf.name) }
      for field in form.fields {
        let path = prefix + field.name
        if field.isCollection {
          found.insert(path)
          if field.hasForms {
            let form = field.name == "beans" ? bean : field.name == "deals" ? deal : pod
            add(form, form.isCases ? form.caseLeaves : Leaf.ofElements, path + "#.")
          } else {
            found.insert(path + "#")
          }
        } else if field.isCases {
          let form = field.name == "mini" ? mini : field.name == "luck" ? deal.optionalCases : deal
          add(form, form.caseLeaves, path + ".")
        } else if field.name == "hat" {
          add(hat, Leaf.ofElements, path + ".")
        } else if field.isSubform {
          if FormPlan.optionalNames.contains(field.name) { found.insert(path) }
          let isInnermost = FormPlan.innermostNames.contains(field.name)
          add(isInnermost ? toy : kid, isInnermost ? Leaf.all : Leaf.all + Leaf.files, path + ".")
        }
      }
    }
    add(root, Leaf.all + Leaf.files, "")
    return found
  }
}
