import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

struct Inner: FormModel, Equatable {
  var word = ""
  static func describe(_ fields: FieldList<Inner>) { fields.add(\.word, "word") }
  static var formTemplate: Inner? { Inner() }
}

struct Part: FormModel, Equatable {
  var name = ""
  var code = ""
  var inner: Inner?
  var deep = Inner()
  /// Not a field.
  var key = 0
  static func describe(_ fields: FieldList<Part>) {
    fields.add(\.name, "name")
    fields.add(\.code, "code")
    fields.add(\.inner, "inner")
    fields.add(\.deep, "deep")
  }
  static var formTemplate: Part? { Part() }
}

struct Whole: FormModel, Equatable {
  var a = ""
  var b = ""
  var age: Int?
  var flag = false
  var part = Part()
  var maybe: Part?
  /// Not a field.
  var token = ""
  static func describe(_ fields: FieldList<Whole>) {
    fields.add(\.a, "a")
    fields.add(\.b, "b")
    fields.add(\.age, "age")
    fields.add(\.flag, "flag")
    fields.add(\.part, "part")
    fields.add(\.maybe, "maybe")
  }
  static var formTemplate: Whole? { Whole() }

  static func form(
    _ model: Whole = Whole(), policy: FormIssuePolicy = .calm, _ arrange: (FormBuilder<Whole>) -> Void = { _ in }
  ) -> FormSession<Whole> {
    let definition = FormDefinition<Whole>(template: { Whole() }, describe: Whole.describe, arrange: arrange)
    return FormSession(model, definition: definition, environment: .test, policy: policy)
  }
}

struct Account: FormModel, Equatable {
  var password = ""
  var again = ""
  static func describe(_ fields: FieldList<Account>) {
    fields.add(\.password, "password")
    fields.add(\.again, "again").matches(\.password)
  }
  static var formTemplate: Account? { Account() }
}

struct HasAccount: FormModel, Equatable {
  var account = Account()
  static func describe(_ fields: FieldList<HasAccount>) { fields.add(\.account, "account") }
  static func arrange(_ form: FormBuilder<HasAccount>) { form[\.account.password].help("Not your birthday.") }
  static var formTemplate: HasAccount? { HasAccount() }
}

struct Address: FormModel, Equatable {
  var street = ""
  var zip = ""
  static func describe(_ fields: FieldList<Address>) {
    fields.add(\.street, "street")
    fields.add(\.zip, "zip")
  }
  static var formTemplate: Address? { Address() }
}
struct Person: FormModel, Equatable {
  var address = Address()
  static func describe(_ fields: FieldList<Person>) { fields.add(\.address, "address") }
  static func arrange(_ form: FormBuilder<Person>) { form[\.address.zip].visible { _ in false } }
  static var formTemplate: Person? { Person() }
}
struct Order: FormModel, Equatable {
  var person = Person()
  static func describe(_ fields: FieldList<Order>) { fields.add(\.person, "person") }
  static func arrange(_ form: FormBuilder<Order>) { form[\.person.address.street].help("And number.") }
  static var formTemplate: Order? { Order() }
}

struct Ruled: FormModel, Equatable {
  var vat = ""
  static func describe(_ fields: FieldList<Ruled>) { fields.add(\.vat, "vat") }
  static func arrange(_ form: FormBuilder<Ruled>) { form.rule { $0.vat.isEmpty ? "Something is missing." : nil } }
  static var formTemplate: Ruled? { Ruled() }
}
struct HasRuled: FormModel, Equatable {
  var bill: Ruled?
  var shown = false
  var other = Ruled(vat: "x")
  static func describe(_ fields: FieldList<HasRuled>) {
    fields.add(\.bill, "bill")
    fields.add(\.shown, "shown")
    fields.add(\.other, "other")
  }
  static func arrange(_ form: FormBuilder<HasRuled>) { form[\.other].visible { $0.shown } }
}

struct Sum: FormModel, Equatable {
  var left = 1
  var right = 2
  var total = 0
  static func describe(_ fields: FieldList<Sum>) {
    fields.add(\.left, "left")
    fields.add(\.right, "right")
    fields.add(\.total, "total")
  }
  static func arrange(_ form: FormBuilder<Sum>) { form[\.total].computed { $0.left + $0.right } }
  static var formTemplate: Sum? { Sum() }
}
struct HasSum: FormModel, Equatable {
  var sum: Sum?
  static func describe(_ fields: FieldList<HasSum>) { fields.add(\.sum, "sum") }
}

struct Nothing: FormModel, Equatable {
  var secret = 1
  static func describe(_ fields: FieldList<Nothing>) {}
}
struct HasNothing: FormModel {
  var name = ""
  var nothing = Nothing()
  static func describe(_ fields: FieldList<HasNothing>) {
    fields.add(\.name, "name")
    fields.add(\.nothing, "nothing")
  }
  static func arrange(_ form: FormBuilder<HasNothing>) { form[\.name].visible { $0.nothing.secret == 1 } }
}

final class Live: FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Live>) { fields.add(\.name, "name") }
  static var formTemplate: Live? { Live() }
}
struct HasLive: FormModel {
  var live: Live?
  var shown = true
  static func describe(_ fields: FieldList<HasLive>) {
    fields.add(\.live, "live")
    fields.add(\.shown, "shown")
  }
  static func arrange(_ form: FormBuilder<HasLive>) { form[\.live].visible { $0.shown } }
}

struct One<Value: FormValue>: Sendable {
  var value: Value
  static func form(
    _ value: Value, _ environment: FormEnvironment = .test,
    _ more: (FieldBuilder<One<Value>, Value>) -> Void = { _ in }
  ) -> FormSession<One<Value>> {
    FormSession(
      One(value: value), definition: FormDefinition { more($0.add(\.value, "value")) }, environment: environment)
  }
}

struct Ping: FormModel {
  var value = 0
  var next: Int { min(value + 1, 5_000) }
  static func describe(_ fields: FieldList<Ping>) {
    fields.add(\.value, "value")
    fields.add(\.next, "next")
  }
  static func arrange(_ form: FormBuilder<Ping>) { form[\.value].computed { $0.next } }
}

func berlin() throws -> FormEnvironment {
  FormEnvironment(
    timeZone: try #require(TimeZone(identifier: "Europe/Berlin")), now: { Date(timeIntervalSince1970: 0) })
}
