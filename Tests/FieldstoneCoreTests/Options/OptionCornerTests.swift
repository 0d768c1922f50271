import Foundation
import Testing

@testable import FieldstoneCore

/// A place of a type that can neither be typed nor encoded; several have the same name.
private struct Town: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var land = "x"
  var description: String { name }
}

private struct Stay: Equatable {
  var isAbroad = false
  var city = "Paris"
  var town: Town?
  var other: Town? = Town(name: "A")
  var url = URL(string: "https://a.example/x")
  var slot = Date(timeIntervalSinceReferenceDate: 777_650_400)
  var size = 1.5
}

/// Corners of choices, each of which was wrong once.
@Suite("One of the options, in corners")
struct OptionCornerTests {
  private func form(
    _ stay: Stay = Stay(), in environment: FormEnvironment = .standard,
    arrange: (FormBuilder<Stay>) -> Void = { _ in }, _ describe: (FieldList<Stay>) -> Void
  ) -> FormSession<Stay> {
    FormSession(
      stay, definition: FormDefinition(template: { Stay() }, describe: describe, arrange: arrange),
      environment: environment)
  }

  @Test("A warning beside it doesn't hide that a value isn't offered")
  func besideWarning() {
    let form = form(
      arrange: { $0.rule(on: \.city) { _ in .warning("Far away") } },
      { $0.add(\.city, "city").options(["Bonn", "Köln"]) })
    #expect(Set(form.issues.map(\.kind.code)) == ["custom", "notOffered"] && !form.facts.isValid)
  }

  @Test("Options with a format may be typed as a field of their type accepts it, one or several")
  func typedFormats() {
    struct Tip: Equatable {
      var share = 0.0
      var shares: Set<Double> = []
      var amount: Decimal = 0
      var numbers: [Int] = []
    }
    let form = FormSession(
      Tip(),
      definition: FormDefinition(template: { Tip() }) {
        $0.add(\.share, "share").options([0.05, 0.1, 0.125]).percent()
        $0.add(\.shares, "shares").options([0.05, 0.1, 0.125])
        $0.add(\.amount, "amount").options([5, 12.5]).currency("EUR")
        $0.add(\.numbers, "numbers").options([1, 234, 1234])
      }, environment: FormEnvironment(locale: Locale(identifier: "de")))
    for (text, share) in [("10 %", 0.1), ("10\u{A0}%", 0.1), ("5%", 0.05), ("12,5", 0.125), ("0.1", 0.1)] {
      form.send(.type("share", text))
      #expect(form.model.share == share && form[\.share].issues.isEmpty, "\(text)")
    }
    form.send(.type("share", "7 %"))
    #expect(form.model.share == 0.1 && form[\.share].issues.map(\.kind.code) == ["notChoice"])
    form.send(.type("share", "5"))
    for text in ["12,5 €", "€ 12,50", "12.5"] {
      form.send(.type("amount", "5"))
      form.send(.type("amount", text))
      #expect(form.model.amount == 12.5, "\(text)")
    }
    form.send(.type("shares", "0,10, 0,125"))
    #expect(form.model.shares == [0.1, 0.125] && form[\.shares].issues.isEmpty)
    // Two names rather than one grouped number.
    form.send(.type("numbers", "1.234"))
    #expect(form.model.numbers == [1234])
    form.send(.type("numbers", "1,234"))
    #expect(form.model.numbers == [1, 234] && form[\.numbers].issues.isEmpty)
  }

  @Test("A draft with the id of an option is read when the options are there that belong to it")
  func draftOfDependent() throws {
    let describe: (FieldList<Stay>) -> Void = {
      $0.add(\.isAbroad, "isAbroad")
      $0.add(\.town, "town").options {
        $0.isAbroad
          ? [Town(name: "Rome", land: "B"), Town(name: "Springfield", land: "B")]
          : [Town(name: "Bonn"), Town(name: "Springfield")]
      }
    }
    for name in ["Rome", "Springfield"] {
      let form = self.form(Stay(), describe)
      form.send(.set("isAbroad", .flag(true)))
      form.send(.set("town", .choices([name])))
      let other = self.form(Stay(), describe)
      #expect(try other.restore(form.snapshot).isEmpty)
      #expect(other.model == form.model && other.model.town?.land == "B")
    }
  }

  @Test("What is declared before the options holds for them")
  func order() {
    let towns = [Town(name: "A"), Town(name: "B")]
    let form = form {
      $0.add(\.isAbroad, "isAbroad")
      $0.add(\.town, "town").rule("Not B") { $0.name != "B" }.defaultValue(Town(name: "A")).options(towns)
      $0.add(\.other, "other").visible { !$0.isAbroad }.whenHidden(.dropAtOnce, to: Town(name: "B")).options(towns)
    }
    #expect(form.model.town == Town(name: "A") && form.problems.isEmpty)
    form.send(.set("town", .choices(["B"])))
    #expect(form.issues.map(\.row) == ["town"])
    form.send(.set("isAbroad", .flag(true)))
    #expect(form.model.other == Town(name: "B"))
  }

  @Test("The options declared last count")
  func declaredLast() {
    let form = form {
      $0.add(\.isAbroad, "isAbroad")
      $0.add(\.city, "city").options { $0.isAbroad ? ["Rome"] : ["Bonn"] }.options(["Paris", "Oslo"])
    }
    form.send(.set("isAbroad", .flag(true)))
    #expect(form.row("city")?.options.map(\.id) == ["Paris", "Oslo"])
  }

  @Test("Rules for texts check the text of a chosen value")
  func textRules() {
    let url = URL(string: "https://a.example/x")
    let form = form { $0.add(\.url, "url").options([url].compactMap(\.self)).minimumLength(5).maximumLength(30) }
    #expect(form.issues.isEmpty && form.model.url == url)
  }

  @Test("Options of dates and numbers are written in the language and time zone of the form, and told apart by time")
  func written() throws {
    let environment = FormEnvironment(
      locale: Locale(identifier: "de_DE"), timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
    let slot = Stay().slot
    let form = form(in: environment) {
      $0.add(\.slot, "slot").options([slot, slot + 3_600]).dateAndTime()
      $0.add(\.size, "size").options([1.5, 2.5])
    }
    #expect(form.problems.isEmpty)
    #expect(form.row("slot")?.options.map(\.title) == ["23. Aug. 2025, 23:00", "24. Aug. 2025, 0:00"])
    #expect(form.row("size")?.options.map(\.title) == ["1,5", "2,5"] && form.row("size")?.display == "1,5")
    #expect(form.row("size")?.options.map(\.id) == ["1.5", "2.5"])
  }

  @Test("Options with one name have different ids; the one that is meant is disabled")
  func sameNames() {
    let (first, second) = (Town(name: "S", land: "A"), Town(name: "S", land: "B"))
    let form = form {
      $0.add(\.town, "town").options { (_: FormReader<Stay>) in [first, second, first] }.disabledOptions { _ in
        [second]
      }
      $0.add(\.city, "city").options { (_: FormReader<Stay>) in ["a+", "a"] }
    }
    #expect(form.row("town")?.options.map(\.id) == ["S", "S+"])
    #expect(form.row("town")?.options.map(\.isEnabled) == [true, false])
    form.send(.type("city", "a+"))
    #expect(form.model.city == "a+")
    #expect(AnyOptionList(named: ["a", "a", "a+", "a"]).ids == ["a", "a+2", "a+", "a+3"])
    #expect(Set(AnyOptionList(named: Array(repeating: "a", count: 20_000)).ids).count == 20_000)
  }

  @Test("A value that isn't offered can be chosen again by what the row shows")
  func chosenAgain() {
    let form = form { $0.add(\.city, "city").options(["Bonn"]) }
    form.send(.type("city", "junk"))
    form.send(.set("city", .choices(["Paris"])))
    #expect(form.model.city == "Paris" && form.issues.map(\.kind.code) == ["notOffered"])
    form.send(.type("city", "junk"))
    form.send(.type("city", "paris"))
    #expect(form.issues.map(\.kind.code) == ["notOffered"])
  }

  /// A case that the type doesn't list.
  private enum Cup: String, CaseIterable {
    case small, large, custom
    static var allCases: [Cup] { [.small, .large] }
  }

  @Test("A case that the type doesn't list is restored from a draft, alone and among others")
  func unlistedCase() throws {
    struct Coffee: Equatable {
      var cup = Cup.small
      var cups: [Cup] = []
    }
    let form = FormSession(
      Coffee(),
      definition: FormDefinition<Coffee> {
        $0.add(\.cup, "cup").options([.small, .large, .custom])
        $0.add(\.cups, "cups").options([.small, .large, .custom])
      })
    form.send(.set("cup", .choices(["custom"])))
    form.send(.set("cups", .choices(["small", "custom"])))
    let snapshot = form.snapshot
    form.send(.reset)
    try #expect(form.restore(snapshot).isEmpty)
    #expect(form.model.cup == .custom && form.model.cups == [.small, .custom])
  }

  @Test("A form with translations of its own searches among its own titles, also after another form of its definition")
  func translations() throws {
    let definition = FormDefinition<Stay> { $0.add(\.city, "city").options(["a": "Red", "b": "Blue"]) }
    func found(_ text: String, _ environment: FormEnvironment) throws -> [String] {
      let form = FormSession(Stay(), definition: definition, environment: environment)
      return try #require(form.row("city")).options.matching(text).map(\.id)
    }
    let german = FormEnvironment(translate: { text, _ in text.key == "Red" ? "Rot" : nil })
    #expect(try found("red", .standard) == ["a"] && found("rot", .standard).isEmpty)
    #expect(try found("rot", german) == ["a"] && found("red", german).isEmpty && found("blue", german) == ["b"])
    let french = FormEnvironment(translate: { text, _ in text.key == "Red" ? "Rouge" : nil })
    #expect(try found("rouge", french) == ["a"] && found("rot", french).isEmpty)
    #expect(try found("red", .standard) == ["a"])
  }

  @Test("The same options are others once one of them can't be chosen any more")
  func disabledLater() throws {
    let form = form(
      arrange: { $0[\.city].disabledOptions { $0.isAbroad ? ["Bonn"] : [] } },
      {
        $0.add(\.isAbroad, "isAbroad")
        $0.add(\.city, "city").options(["Bonn", "Köln"])
      })
    let before = try #require(form.row("city")).options
    form.send(.set("isAbroad", .flag(true)))
    let after = try #require(form.row("city")).options
    #expect(before != after && !after.offersSame(as: before) && after == form.row("city")?.options)
  }
}
