import FieldstoneCore

/// An element with all that elements can have: a property that is no field, an optional subform, and elements of its own.
struct Workshop: Equatable, Identifiable, FormModel {
  var id = 0
  var title = ""
  var host: WorkshopHost?
  var steps: [WorkshopStep] = []

  static func describe(_ fields: FieldList<Workshop>) {
    fields.add(\.title, "title")
    fields.add(\.host, "host").inline()
    fields.add(\.steps, "steps").inline().sortable()
  }
  static var formTemplate: Workshop? { Workshop() }
}

struct WorkshopHost: Equatable, FormModel {
  var name = ""
  /// No field.
  var badge = 0

  static func describe(_ fields: FieldList<WorkshopHost>) { fields.add(\.name, "name") }
  static var formTemplate: WorkshopHost? { WorkshopHost() }
}

struct WorkshopStep: Equatable, FormModel {
  var text = ""
  /// No field.
  var minutes = 0

  static func describe(_ fields: FieldList<WorkshopStep>) { fields.add(\.text, "text") }
  static var formTemplate: WorkshopStep? { WorkshopStep() }
}

struct WorkshopDay: Equatable, FormModel {
  var room = ""
  var workshops: [Workshop] = []

  static func describe(_ fields: FieldList<WorkshopDay>) {
    fields.add(\.room, "room")
    fields.add(\.workshops, "workshops").inline().sortable()
  }
}

/// An object that the program uses, too.
final class SharedWorkshops: FormModel {
  var workshops: [Workshop]
  init(_ workshops: [Workshop] = []) { self.workshops = workshops }

  static func describe(_ fields: FieldList<SharedWorkshops>) {
    fields.add(\.workshops, "workshops").inline().sortable()
  }
}
