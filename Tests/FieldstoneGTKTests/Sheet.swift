#if GTK
  import Fieldstone

  /// A form with two fields, one of them optional.
  struct Sheet: FormModel {
    var name = "Ada"
    var note: String?

    static func describe(_ fields: FieldList<Sheet>) {
      fields.add(\.name, "name")
      fields.add(\.note, "note")
    }
    static var formTemplate: Sheet? { Sheet() }
  }
#endif
