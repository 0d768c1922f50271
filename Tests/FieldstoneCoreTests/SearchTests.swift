import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Search")
struct SearchTests {
  private static func rows(_ form: FormEngine, _ text: String) -> [FormRowID] { form.search(text).map(\.row) }

  @Test("Titles that begin with the text come first, then titles with such a word, then all others")
  func order() {
    let form = FormSession(Shop())
    #expect(Self.rows(form, "na") == ["name", "lastName", "nickname", "remark"])
  }

  @Test("Case and accents don't matter, and every word must match, anywhere in the row")
  func folding() {
    let form = FormSession(Shop())
    #expect(Self.rows(form, "CAFE") == ["cafe"])
    #expect(Self.rows(form, "café") == ["cafe"])
    #expect(Self.rows(form, " name   last ") == ["lastName"])
    #expect(Self.rows(form, "name first") == [])
  }

  @Test("Help and options are searched too, and the hit tells which one matched")
  func places() {
    let form = FormSession(Shop())
    #expect(form.search("called in").map(\.match) == [.help])
    let hit = form.search("express").first
    #expect(hit?.row == "delivery" && hit?.match == .option("Express"))
  }

  @Test("A row on a subform's page is found with its trail, and can be focused")
  func pages() throws {
    let form = FormSession(Shop())
    let hit = try #require(form.search("street").first)
    #expect(hit.row == "address.street" && hit.title == "Street" && hit.trail == ["Where to", "Address"])
    #expect(form.send(.focus(hit.row)).isAccepted)
    #expect(form.page == FormPageID("address") && form.focusedRow == hit.row)
  }

  @Test("An element whose title depends on its answers is found by the title that it has now")
  func elementTitles() {
    struct Guest: FormModel {
      var isVIP = false
      static func describe(_ fields: FieldList<Guest>) { fields.add(\.isVIP, "isVIP").title("Important") }
      static var formTemplate: Guest? { Guest() }
    }
    struct Party: FormModel {
      var guests = [Guest()]
      static func describe(_ fields: FieldList<Party>) {
        fields.add(\.guests, "guests").pushed().elementTitle { (guest: Guest) in guest.isVIP ? "Star" : "Visitor" }
      }
    }
    let form = FormSession(Party())
    let guest = form.elements(of: "guests")[0]
    #expect(Self.rows(form, "visitor") == [guest])
    form.send(.set(FormRowID("\(guest).isVIP"), .flag(true)))
    #expect(Self.rows(form, "visitor") == [] && Self.rows(form, "star") == [guest])
  }

  @Test("Hidden rows and rows that can't be answered are not found")
  func hidden() {
    let form = FormSession(Shop())
    #expect(Self.rows(form, "voucher") == ["hasVoucher"] && Self.rows(form, "total") == [])
    form.send(.set("hasVoucher", .flag(true)))
    #expect(Self.rows(form, "voucher") == ["voucher", "hasVoucher"])
  }

  @Test(
    "Empty text, white space and control characters match nothing, and answers are never searched",
    arguments: [
      "", "  ", "\n\t", "\u{0}", "\u{1F}", "hunter2",
    ])
  func nothing(text: String) {
    let form = FormSession(Shop())
    form.send(.type("name", "hunter2"))
    #expect(Self.rows(form, text) == [])
    #expect(form.search("name", most: 0).isEmpty && form.search("name", most: 2).count == 2)
  }
}

/// A form with many rows, in which more rows match than are requested.
@Suite("Search in many rows")
struct LongSearchTests {
  private struct Answers { var text = "" }

  private static let titles = (0..<2_000).map { number in
    ["Box \(number)", "\(number) boxes", "Toolbox \(number % 7)", "Other \(number * 31 % 101) box"][number % 4]
  }

  private let form = FormSession(
    Answers(),
    definition: FormDefinition<Answers> { fields in
      for (place, title) in titles.enumerated() {
        fields.add("row\(place)", get: { $0.text }, set: { $0.text = $1 }).title(FormString(title))
      }
    })

  /// The expected hits, calculated word by word for every row.
  private static func expected(_ text: String, _ most: Int) -> [String] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    var ranks: [[String]] = [[], [], []]
    for title in titles {
      let folded = title.lowercased()
      guard words.allSatisfy({ folded.contains($0) }) else { continue }
      let isFirst = folded.hasPrefix(words[0])
      // Only the first occurrence of the word counts.
      let before = folded.range(of: words[0]).map { folded[..<$0.lowerBound] } ?? ""
      ranks[isFirst ? 0 : before.hasSuffix(" ") ? 1 : 2].append(title)
    }
    return Array(ranks.joined().prefix(most))
  }

  @Test(
    "The requested number of best hits is found, anywhere in the form",
    arguments: [
      "b", "box", "1", "19", "box 1", "1 box", "tool", "toolbox 3", "other 99", "boxes 1996", "zebra", "x 7",
    ],
    [1, 3, 100, 600, 5_000])
  func best(text: String, most: Int) {
    #expect(form.search(text, most: most).map(\.title) == Self.expected(text, most))
  }
}

private struct Shop: FormModel {
  var name = ""
  var nickname = ""
  var lastName = ""
  var remark = ""
  var cafe = ""
  var delivery = Delivery.normal
  var hasVoucher = false
  var voucher = ""
  var total: Int { 0 }
  var address = Place()

  enum Delivery: String, CaseIterable { case normal, express }

  static func describe(_ fields: FieldList<Shop>) {
    fields.add(\.nickname, "nickname")
    fields.add(\.lastName, "lastName")
    fields.add(\.name, "name")
    fields.add(\.remark, "remark").help("The name they are called in the shop.")
    fields.add(\.cafe, "cafe").title("Café")
    fields.add(\.delivery, "delivery")
    fields.add(\.hasVoucher, "hasVoucher")
    fields.add(\.voucher, "voucher")
    fields.add(\.total, "total")
    fields.add(\.address, "address")
  }

  static func arrange(_ form: FormBuilder<Shop>) {
    form.remainingFields()
    form.section("Where to") { $0.fields(\.address) }
    form[\.voucher].visible { $0.hasVoucher }
  }
}

private struct Place: FormModel {
  var street = ""

  static func describe(_ fields: FieldList<Place>) { fields.add(\.street, "street") }
}
