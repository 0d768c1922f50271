import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// Fields that nobody has touched take a shorter way through an update than those that were changed and changed back.
/// Both lead to the same form.
@Suite("Updates of untouched fields")
struct UntouchedUpdateTests {
  struct Order: FormModel, Equatable {
    var seats = 2
    var isGift = false
    var note = "a"
    var price = 200
    var place = Place()
    var guests = [Guest(id: 1, name: "one"), Guest(id: 2, name: "two")]
    var total: Int { price + guests.count }

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats").range(1...5)
      fields.add(\.isGift, "isGift")
      fields.add(\.note, "note").required().maximumLength(3)
      fields.add(\.price, "price")
      fields.add(\.place, "place").inline()
      fields.add(\.guests, "guests")
      fields.add(\.total, "total")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form[\.price].computed { $0.seats * 100 }
      form[\.seats].visible { !$0.isGift }
      form[\.note].required { $0.isGift }
      form.rule(on: \.note) { $0.note == $0.place.city ? "Not the city." : nil }
    }
  }

  struct Place: FormModel, Equatable {
    var city = "x"
    static func describe(_ fields: FieldList<Place>) { fields.add(\.city, "city").minimumLength(1) }
    static var formTemplate: Place? { Place() }
  }

  struct Guest: FormModel, Identifiable, Equatable {
    var id: Int
    var name: String
    static func describe(_ fields: FieldList<Guest>) { fields.add(\.name, "name") }
    static var formTemplate: Guest? { Guest(id: -1, name: "") }
  }

  private static func change(_ order: inout Order, _ random: inout SplitMix, isOther: Bool) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let word = ["", "x", "y", "long"].randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0: order.seats = Int.random(in: 0...7, using: &random)
      case 1: order.isGift.toggle()
      case 2: order.note = word
      case 3: order.place.city = word
      case 4: order.guests[0].name = word
      default: if isOther { order.guests.append(Guest(id: Int.random(in: 10...1_000, using: &random), name: word)) }
      }
    }
    order.price = order.seats * 100
  }

  private static func send(_ order: Order, to form: FormSession<Order>) {
    form.edit { edit in
      (edit.seats, edit.isGift, edit.note) = (order.seats, order.isGift, order.note)
    }
    form.send(.type("place.city", order.place.city))
    for (row, guest) in zip(form.elements(of: "guests"), order.guests) {
      form.send(.type(FormRowID("\(row).name"), guest.name))
    }
  }

  @Test("The same model, rows, issues, conflicts and draft", arguments: 1...60)
  func isTheSame(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let start = Order()
    let untouched = FormSession(start, policy: .immediately)
    let touched = FormSession(start, policy: .immediately)
    var others = Order(seats: 5, isGift: true, note: "b", price: 500, place: Place(city: "y"), guests: start.guests)
    others.guests = others.guests.map { Guest(id: $0.id, name: "\($0.name)!") }
    for order in [others, start] { Self.send(order, to: touched) }
    #expect(touched.model == start && touched.facts.changedFields > 0 && untouched.facts.changedFields == 0)

    var (mine, newer) = (start, start)
    Self.change(&mine, &random, isOther: false)
    for form in [untouched, touched] { Self.send(mine, to: form) }
    for _ in 0..<3 {
      Self.change(&newer, &random, isOther: true)
      for form in [untouched, touched] { form.update(from: newer, by: "Ada") }
      #expect(untouched.model == touched.model)
      #expect(untouched.conflicts == touched.conflicts)
      #expect(untouched.issues == touched.issues)
      #expect(untouched.rows.map { "\($0)" } == touched.rows.map { "\($0)" })
      #expect(untouched.facts.isDirty == touched.facts.isDirty && untouched.facts.isValid == touched.facts.isValid)
      #expect(untouched.changedRows == touched.changedRows)
      #expect(Array(untouched.differing) == Array(touched.differing))
      for slot in untouched.liveSlots {
        #expect(untouched.storedValue(slot) == touched.storedValue(slot))
        #expect(untouched.start(of: slot) == touched.start(of: slot), "\(untouched.rowID(slot))")
      }
    }
    // A draft has what others have changed, too; the ids of their guests are no fields.
    let restored = try [untouched, touched].map { form in
      let blank = FormSession(start, policy: .immediately)
      try blank.restore(form.snapshot)
      return blank
    }
    for blank in restored {
      #expect(blank.model.guests.map(\.name) == untouched.model.guests.map(\.name))
      var model = blank.model
      model.guests = untouched.model.guests
      #expect(model == untouched.model && blank.facts.isDirty == untouched.facts.isDirty)
      #expect(blank.changedRows == restored[0].changedRows)
    }
    for form in [untouched, touched] { form.send(.reset) }
    #expect(untouched.model == touched.model && !untouched.facts.isDirty)
  }
}
