#if GTK
  import Fieldstone

  /// A form with a collection of each kind: elements on the page, texts, and elements with pages of their own.
  struct Party: Equatable, FormModel {
    var host = "Ada"
    var isOpen = true
    var guests: [Guest] = []
    var tags: [String] = []
    var rooms: [Room] = []

    struct Guest: Equatable, Identifiable, FormModel {
      var id = 0
      var name = ""
      var age = 30

      static func describe(_ fields: FieldList<Guest>) {
        fields.add(\.name, "name").required()
        fields.add(\.age, "age").range(0...120)
      }
      static var formTemplate: Guest? { Guest() }
    }

    struct Room: Equatable, FormModel {
      var name = ""
      var seats = 10

      static func describe(_ fields: FieldList<Room>) {
        fields.add(\.name, "name")
        fields.add(\.seats, "seats")
      }
      static var formTemplate: Room? { Room() }
    }

    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.host, "host")
      fields.add(\.isOpen, "isOpen")
      fields.add(\.guests, "guests").enabled(when: \.isOpen).inline().sortable().maximumCount(4).adding("Add a guest")
        .elementTitle("Guest")
        .help("Whoever sits at the table.")
      fields.add(\.tags, "tags").sortable().unique().adding("Add a tag").elementTitle("Tag").placeholder("No tags yet.")
      fields.add(\.rooms, "rooms").sortable().adding("Add a room").elementTitle("Room")
    }
    static var formTemplate: Party? { Party() }

    static let full = Party(
      guests: [Guest(id: 1, name: "Grace", age: 45), Guest(id: 2, name: "Mary", age: 52), Guest(id: 3, name: "Alan")],
      tags: ["calm", "late"], rooms: [Room(name: "Hall", seats: 200), Room(name: "Attic")])
  }
#endif
