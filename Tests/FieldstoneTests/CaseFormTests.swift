import Fieldstone
import Foundation
import Testing

@Suite("Enums with @Form")
struct CaseFormTests {
  @Form
  enum Payment: Equatable {
    /// Nothing is charged yet.
    case card(Card)
    @Field("Bank transfer", .icon("bank"))
    case transfer(iban: String, reference: String?)
    case voucher(String)
    case cash

    static func arrange(_ form: FormBuilder<Fields>) { form[\.transfer.iban].title("IBAN").required() }
  }

  @Form
  struct Card: Equatable {
    @Field(.required) var number = ""
  }

  enum Room: String, CaseIterable { case single, double }

  /// A value of every kind that begins blank.
  @Form
  enum Stay {
    case hotel(
      room: Room, nights: Int, price: Decimal, isLate: Bool, guests: Set<Room>, rooms: [Room], arrival: Date,
      note: String,
      rate: Double = 1.5, company: Card?, payment: Payment)
    case `default`
  }

  @Form
  enum Link { case web(URL), nothing }

  @Form
  struct Order {
    /// How you pay.
    var payment: Payment = .cash
    @Field("Money back", .required, .segments) var refund: Payment?
    var stay: Stay = .default
  }

  @Form
  struct Page { var link: Link = .nothing }

  @Test("The cases become options, with their doc comments and titles")
  func options() throws {
    let form = FormSession(Order())
    #expect(form.problems.isEmpty)
    let row = try #require(form.row("payment"))
    #expect(row.options.map(\.id) == ["card", "transfer", "voucher", "cash"])
    #expect(row.options.map { "\($0.title)" } == ["Card", "Bank transfer", "Voucher", "Cash"])
    #expect(row.options.first?.help == "Nothing is charged yet." && row.help == "How you pay.")
    #expect(row.answer == .choices(["cash"]))
    let refund = try #require(form.row("refund"))
    #expect(refund.title == "Money back" && refund.isRequired && refund.control == .choice(.segments))
  }

  @Test("Labels become titles, a form its rows, and a single value has the title of its case")
  func fields() {
    let form = FormSession(Order())
    form.send(.set("payment", .choices(["transfer"])))
    form.send(.type("payment.transfer.iban", "DE02"))
    #expect(form.row("payment.transfer.iban")?.title == "IBAN" && form.row("payment.transfer.iban")?.isRequired == true)
    #expect(form.row("payment.transfer.reference")?.title == "Reference")
    #expect(form.model.payment == .transfer(iban: "DE02", reference: nil))
    form.send(.set("payment", .choices(["voucher"])))
    form.send(.type("payment.voucher", "ABC"))
    #expect(form.row("payment.voucher")?.title == "Voucher" && form.row("payment.voucher")?.depth == 1)
    #expect(form.model.payment == .voucher("ABC"))
    form.send(.set("payment", .choices(["card"])))
    form.send(.type("payment.card.number", "4711"))
    #expect(form.model.payment == .card(Card(number: "4711")))
    form.send(.set("payment", .choices(["transfer"])))
    #expect(form.model.payment == .transfer(iban: "DE02", reference: nil))
  }

  @Test("Values begin blank, or with their default")
  func blank() {
    let form = FormSession(Order())
    #expect(form.row("stay")?.answer == .choices(["default"]))
    form.send(.set("stay", .choices(["hotel"])))
    guard case .hotel(.single, 0, 0, false, [], [], _, "", 1.5, nil, .cash) = form.model.stay else {
      Issue.record("\(form.model.stay)")
      return
    }
    form.send(.set("stay.hotel.payment", .choices(["voucher"])))
    form.send(.type("stay.hotel.payment.voucher", "ABC"))
    form.send(.type("stay.hotel.nights", "3"))
    guard case .hotel(_, 3, _, _, _, _, _, _, _, _, .voucher("ABC")) = form.model.stay else {
      Issue.record("\(form.model.stay)")
      return
    }
  }

  @Test("A value without a blank one is a problem, and the case has no fields")
  func problem() throws {
    let form = FormSession(Page())
    #expect(form.problems == [FormProblem(kind: .noBlankCase("Link"), key: "link.web")])
    let url = try #require(URL(string: "https://example.org"))
    let other = FormSession(Page(link: .web(url)))
    #expect(other.row("link")?.answer == .choices(["web"]))
    other.send(.set("link", .choices(["nothing"])))
    other.undo()
    guard case .web(url) = other.model.link else {
      Issue.record("\(other.model.link)")
      return
    }
  }
}
