import Testing

@testable import FieldstoneCore

private struct Street: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Street>) { fields.add(\.name, "name") }
  static var formTemplate: Street? { Street() }
}

private struct Home: Equatable, FormModel {
  var label = ""
  var street = Street()
  static func describe(_ fields: FieldList<Home>) {
    fields.add(\.label, "label")
    fields.add(\.street, "street").inline()
  }
  static var formTemplate: Home? { Home() }
}

private struct Owner: Equatable, FormModel {
  var isAway = false
  var note = "n"
  var home: Home?
  static func describe(_ fields: FieldList<Owner>) {
    fields.add(\.isAway, "isAway")
    fields.add(\.note, "note").visible { $0.isAway }
    fields.add(\.home, "home")
  }
  static var formTemplate: Owner? { Owner() }
}

private final class LiveOwner: FormModel {
  var home: Home?
  static func describe(_ fields: FieldList<LiveOwner>) { fields.add(\.home, "home") }
}

private struct Flat: Equatable, FormModel {
  var owner: Home?
  static func describe(_ fields: FieldList<Flat>) { fields.add(\.owner, "owner") }
  static var formTemplate: Flat? { Flat() }
}

private struct Flats: Equatable, FormModel {
  var flats = [Flat()]
  static func describe(_ fields: FieldList<Flats>) { fields.add(\.flats, "flats").inline() }
}

@Suite("Optional subforms that a program or an object creates and takes away")
struct GivenSubformTests {
  private let home = Home(label: "a", street: Street(name: "Elm"))

  @Test("A form in one that another model has shows its values, and submits them")
  func replaced() async {
    let form = FormSession(Owner())
    form.replace(Owner(home: home))
    #expect(form.row("home.label")?.text == "a")
    #expect(form.row("home.street.name")?.text == "Elm")
    // The hidden note is left out, so every shown field is written to what is submitted.
    #expect(await form.submit().model?.home == home)
  }

  @Test("A form in one that an object has created shows its values")
  func live() {
    let owner = LiveOwner()
    let form = FormSession(owner)
    owner.home = home
    form.refresh()
    #expect(form.row("home.label")?.text == "a" && form.row("home.street.name")?.text == "Elm")
    form.undo()
    form.redo()
    #expect(owner.home == home && form.row("home.street.name")?.text == "Elm")
  }

  @Test("A form in one that a program creates in an element shows its values")
  func element() {
    let form = FormSession(Flats())
    form.edit { $0.flats[0].owner = home }
    #expect(form.row("flats[1].owner.label")?.text == "a")
    #expect(form.row("flats[1].owner.street.name")?.text == "Elm")
    form.undo()
    #expect(form.model == Flats())
  }

  private struct Crate: Equatable, FormModel {
    var count = 0
    static func describe(_ fields: FieldList<Crate>) { fields.add(\.count, "count") }
    static var formTemplate: Crate? { Crate() }
  }

  private final class Depot: FormModel {
    var crate: Crate?
    static func describe(_ fields: FieldList<Depot>) { fields.add(\.crate, "crate") }
  }

  @Test("A half-typed text goes with the subform that an object has lost")
  func halfTyped() {
    let depot = Depot()
    let form = FormSession(depot)
    form.send(.set("crate", .flag(true)))
    form.send(.type("crate.count", "many"))
    depot.crate = nil
    form.refresh()
    #expect(!form.facts.isDirty)
    depot.crate = Crate()
    form.refresh()
    #expect(form.row("crate.count")?.text == "0" && form.facts.isValid)
  }
}
