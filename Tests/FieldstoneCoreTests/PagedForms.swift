@testable import FieldstoneCore

struct PagedGuest: FormModel {
  var name = ""
  static func describe(_ f: FieldList<PagedGuest>) { f.add(\.name, "name") }
  static func arrange(_ form: FormBuilder<PagedGuest>) {
    form[\.name].visible { ($0[parent: \PagedOrder.seats] ?? 0) > 1 }
  }
  static var formTemplate: PagedGuest? { PagedGuest() }
}
struct PagedOrder: FormModel {
  var seats = 1
  var guest = PagedGuest()
  static func describe(_ f: FieldList<PagedOrder>) { f.add(\.seats, "seats"); f.add(\.guest, "guest") }
  static func arrange(_ form: FormBuilder<PagedOrder>) {
    form.field(\.seats)
    form.page("More", id: "more") { $0.field(\.guest) }
  }
  static var formTemplate: PagedOrder? { PagedOrder() }
}
struct PagedSums: FormModel {
  var a = 1
  var b = 2
  var total = 0
  var sum: Int { a + b }
  static func describe(_ f: FieldList<PagedSums>) {
    f.add(\.a, "a"); f.add(\.b, "b").range(0...9)
    f.add(\.total, "total").computed { $0.sum }
  }
  static var formTemplate: PagedSums? { PagedSums() }
  static func definition(pages: Bool) -> FormDefinition<PagedSums> {
    FormDefinition(template: { PagedSums() }, describe: describe) { form in
      form.field(\.a)
      if pages { form.page("P", id: "p") { $0.field(\.b) } } else { form.field(\.b) }
      form.field(\.total)
    }
  }
}
struct PagedPerson: FormModel {
  var name = ""
  static func describe(_ f: FieldList<PagedPerson>) { f.add(\.name, "name") }
  static func arrange(_ form: FormBuilder<PagedPerson>) { form.page("Details", id: "details") { $0.field(\.name) } }
  static var formTemplate: PagedPerson? { PagedPerson() }
}
struct PagedFlatPerson: FormModel {
  var name = ""
  static func describe(_ f: FieldList<PagedFlatPerson>) { f.add(\.name, "name") }
  static var formTemplate: PagedFlatPerson? { PagedFlatPerson() }
}
final class PagedParty: FormModel {
  var people = [PagedPerson(name: "Ada"), PagedPerson(name: "Bob"), PagedPerson(name: "Cyd")]
  var flat = [PagedFlatPerson(name: "Ada"), PagedFlatPerson(name: "Bob"), PagedFlatPerson(name: "Cyd")]
  static func describe(_ f: FieldList<PagedParty>) { f.add(\.people, "people"); f.add(\.flat, "flat") }
}
enum PagedPay: FormCases, Equatable {
  case transfer(iban: String)
  case cash
  struct Fields: FormCaseFields {
    var chosen: String?
    var iban = ""
    var other = ""
    mutating func take(_ pay: PagedPay) {
      switch pay {
      case .transfer(let iban): (chosen, self.iban) = ("transfer", iban)
      case .cash: chosen = "cash"
      }
    }
    var value: PagedPay? {
      switch chosen {
      case "transfer": .transfer(iban: iban)
      case "cash": .cash
      default: nil
      }
    }
  }
  static func describe(_ cases: FormCaseList<PagedPay>) {
    cases.add("transfer") { $0.add(\.iban, "iban") }
    cases.add("cash") { $0.add(\.other, "other") }
  }
  static func arrange(_ form: FormBuilder<Fields>) {
    form.page("Cash", id: "cashPage") { $0.field(\.other) }.visible { $0[\.chosen] == "cash" }
  }
  static var formTemplate: PagedPay? { .cash }
}
struct PagedBill: FormModel, Equatable {
  var pay = PagedPay.transfer(iban: "DE1")
  static func describe(_ f: FieldList<PagedBill>) { f.add(\.pay, "pay") }
  static var formTemplate: PagedBill? { PagedBill() }
}
struct PagedSeat: FormModel, Equatable {
  var kind: String?
  var plain: Int?
  static func describe(_ f: FieldList<PagedSeat>) {
    f.add(\.kind, "kind").options(["", "a"]).optionTitle { $0.isEmpty ? "No preference" : "Aisle" }
    f.add(\.plain, "plain").display { _ in "shown" }
  }
  static var formTemplate: PagedSeat? { PagedSeat() }
}
struct PagedFlight: FormModel, Equatable {
  var seat = PagedSeat()
  static func describe(_ f: FieldList<PagedFlight>) { f.add(\.seat, "seat") }
  static var formTemplate: PagedFlight? { PagedFlight() }
}
struct PagedLeaf: Equatable, FormModel {
  var name = ""
  var more = ""
  var deep: Int?
  var phones: [ContactPhone] = []
  var total: Int { (deep ?? 0) * 2 }
  static func describe(_ f: FieldList<PagedLeaf>) {
    f.add(\.name, "name").required(); f.add(\.more, "more").required()
    f.add(\.deep, "deep").range(0...50); f.add(\.phones, "phones"); f.add(\.total, "total")
  }
  static func arrange(_ form: FormBuilder<PagedLeaf>) {
    form.field(\.name)
    form.page("Details", id: "details") { form in
      form.field(\.more)
      form.page("Deep", id: "deepPage", presented: .sheet) { $0.fields(\.deep, \.phones) }
    }.visible { $0.name != "a" }
  }
  static var formTemplate: PagedLeaf? { PagedLeaf() }
}
struct PagedSub: Equatable, FormModel {
  var city = ""
  var zip = ""
  var agreed = false
  static func describe(_ f: FieldList<PagedSub>) {
    f.add(\.city, "city").required(); f.add(\.zip, "zip").minimumLength(2); f.add(\.agreed, "agreed")
  }
  static func arrange(_ form: FormBuilder<PagedSub>) {
    form.field(\.city)
    form.page("Zip", id: "zipPage") { $0.remainingFields() }.enabled { !$0.city.isEmpty }
  }
  static var formTemplate: PagedSub? { PagedSub() }
}
struct PagedNest: Equatable, FormModel {
  var name = ""
  var seats = 1
  var wants = false
  var sub = PagedSub()
  var inlined = PagedSub()
  var maybe: PagedSub?
  var leaves = [PagedLeaf(name: "x", more: "m"), PagedLeaf(name: "y", more: "n")]
  var seat = PagedSeat()
  static func describe(_ f: FieldList<PagedNest>) {
    f.add(\.name, "name").required(); f.add(\.seats, "seats").range(1...9); f.add(\.wants, "wants")
    f.add(\.sub, "sub"); f.add(\.inlined, "inlined").inline(); f.add(\.maybe, "maybe").title("Maybe")
    f.add(\.leaves, "leaves").pushed().sortable().elementTitle("Leaf"); f.add(\.seat, "seat")
  }
  static func arrange(_ form: FormBuilder<PagedNest>) {
    form.field(\.name)
    form.page("One", id: "one") { form in
      form.section("Sec", id: "sec") { form in
        form.field(\.seats)
        form.page("Two", id: "two") { $0.fields(\.sub, \.maybe, \.seat) }
      }.visible { $0.wants }
      form.field(\.leaves)
      form.field(\.inlined)
    }
    form.field(\.wants)
    form.button("Send", .submit)
  }
  static var formTemplate: PagedNest? { PagedNest() }
}

struct PagedJob: Equatable, FormModel {
  var name = ""
  var priority = 0
  static func describe(_ f: FieldList<PagedJob>) { f.add(\.name, "name"); f.add(\.priority, "priority") }
  static func arrange(_ form: FormBuilder<PagedJob>) {
    form.page("A", id: "pa") { $0.field(\.name) }
    form.page("B", id: "pb") { $0.field(\.priority) }
  }
  static var formTemplate: PagedJob? { PagedJob() }
}
struct PagedQueue: Equatable, FormModel {
  var jobs: [PagedJob] = [] {
    didSet {
      let sorted = jobs.sorted { ($0.priority, $0.name) < ($1.priority, $1.name) }
      if sorted != jobs { jobs = sorted }
    }
  }
  static func describe(_ f: FieldList<PagedQueue>) { f.add(\.jobs, "jobs") }
  static var formTemplate: PagedQueue? { PagedQueue() }
}
struct PagedRow: Equatable, FormModel {
  var name = ""
  var note = ""
  static func describe(_ f: FieldList<PagedRow>) { f.add(\.name, "name"); f.add(\.note, "note") }
  static func arrange(_ form: FormBuilder<PagedRow>) { form.page("A", id: "pa") { $0.fields(\.name, \.note) } }
  static var formTemplate: PagedRow? { PagedRow() }
}
struct PagedRows: Equatable, FormModel {
  var rows = [PagedRow(name: "a"), PagedRow(name: "b"), PagedRow(name: "c")]
  static func describe(_ f: FieldList<PagedRows>) { f.add(\.rows, "rows") }
  static var formTemplate: PagedRows? { PagedRows() }
}
final class PagedLivePart: FormModel {
  var name = ""
  var more = ""
  static func describe(_ f: FieldList<PagedLivePart>) {
    f.add(\.name, "name").required(); f.add(\.more, "more").minimumLength(2)
  }
  static func arrange(_ form: FormBuilder<PagedLivePart>) {
    form.field(\.name)
    form.page("More", id: "more1") { $0.field(\.more) }.visible { !$0.name.isEmpty }
  }
  static var formTemplate: PagedLivePart? { PagedLivePart() }
}
final class PagedLiveWhole: FormModel {
  var title = ""
  var isOn = false
  var part = PagedLivePart()
  var parts = [PagedLivePart(), PagedLivePart()]
  var maybe: PagedLivePart?
  static func describe(_ f: FieldList<PagedLiveWhole>) {
    f.add(\.title, "title").required(); f.add(\.isOn, "isOn"); f.add(\.part, "part"); f.add(\.parts, "parts");
    f.add(\.maybe, "maybe")
  }
  static func arrange(_ form: FormBuilder<PagedLiveWhole>) {
    form.field(\.isOn)
    form.page("P", id: "p") { form in
      form.field(\.title)
      form.page("Q", id: "q") { $0.fields(\.part, \.parts, \.maybe) }.visible { $0.isOn }
    }
  }
}
struct PagedInner: Equatable, FormModel {
  var city = ""
  var zip = ""
  var extra = ""
  static func describe(_ f: FieldList<PagedInner>) {
    f.add(\.city, "city"); f.add(\.zip, "zip"); f.add(\.extra, "extra")
  }
  static func arrange(_ form: FormBuilder<PagedInner>) {
    form.page("Z", id: "z") { form in
      form.field(\.city); form.page("Y", id: "y") { $0.fields(\.zip, \.extra) }
    }
  }
  static var formTemplate: PagedInner? { PagedInner() }
}
struct PagedOuter: Equatable, FormModel {
  var wants = false
  var a = PagedInner()
  var b: PagedInner?
  static func describe(_ f: FieldList<PagedOuter>) { f.add(\.wants, "wants"); f.add(\.a, "a"); f.add(\.b, "b") }
  static func arrange(_ form: FormBuilder<PagedOuter>) {
    form.page("O", id: "o") { $0.fields(\.a, \.b) }
    form[\.a.zip].title("Postcode").required().visible { $0.wants }
    form[\.b!.zip].title("Code")
    form.exclude(\.a.extra)
  }
  static var formTemplate: PagedOuter? { PagedOuter() }
}
struct PagedTrip: Equatable, FormModel {
  var a = ""
  var b = ""
  var c = ""
  var ok = false
  var list = [PagedRow(name: "r")]
  static func describe(_ f: FieldList<PagedTrip>) {
    f.add(\.a, "a").required(); f.add(\.b, "b").minimumLength(2); f.add(\.c, "c"); f.add(\.ok, "ok");
    f.add(\.list, "list")
  }
  static func arrange(_ form: FormBuilder<PagedTrip>) {
    form.step("One") { form in
      form.field(\.a); form.page("B", id: "pb", presented: .sheet) { $0.fields(\.b, \.list) }
    }
    form.page("Apart", id: "apart") { $0.field(\.c) }
    form.step("Two") { $0.field(\.ok) }.visible { !$0.a.isEmpty }
    form.review()
    form.button("Send", .submit)
  }
  static var formTemplate: PagedTrip? { PagedTrip() }
}
