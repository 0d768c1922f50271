#if GTK
  import Fieldstone

  /// Collections in the elements of another one, on the page and on pages of their own.
  struct Banquet: FormModel {
    var title = "Dinner"
    var courses: [Course] = []
    var isPlanned = true

    struct Course: FormModel {
      var name = ""
      var notes: [String] = []
      var dishes: [Dish] = []
      var wine: Dish? = Dish()

      static func describe(_ fields: FieldList<Course>) {
        fields.add(\.name, "name").required()
        fields.add(\.notes, "notes").sortable().maximumCount(3)
        fields.add(\.dishes, "dishes").inline().sortable()
        fields.add(\.wine, "wine").inline()
      }
      static var formTemplate: Course? { Course() }
    }

    struct Dish: FormModel {
      var name = ""
      var isVegan = false
      var guests: [String] = []

      static func describe(_ fields: FieldList<Dish>) {
        fields.add(\.name, "name")
        fields.add(\.isVegan, "isVegan")
        fields.add(\.guests, "guests").visible(when: { !$0.isVegan })
      }
      static var formTemplate: Dish? { Dish() }
    }

    var menus: [Course] = []

    static func describe(_ fields: FieldList<Banquet>) {
      fields.add(\.title, "title")
      fields.add(\.isPlanned, "isPlanned")
      fields.add(\.courses, "courses").inline().sortable().visible(when: \.isPlanned)
      fields.add(\.menus, "menus").sortable().required().enabled(when: \.isPlanned)
    }
    static var formTemplate: Banquet? { Banquet() }

    static let full = Banquet(
      courses: [
        Course(name: "Soup", notes: ["hot", "red"], dishes: [Dish(name: "Beet"), Dish(name: "Leek")]),
        Course(name: "Main", notes: ["one"], dishes: [Dish(name: "Pie")], wine: nil),
      ], menus: [Course(name: "Lunch", notes: ["a", "b"])])
  }
#endif
