import Testing

@Suite("Expansion of enums")
struct CaseExpansionTests {
  @Test("The cases become options, and their values become fields")
  func cases() throws {
    let source = """
      @Form
      public enum Payment {
        /// Nothing is charged yet.
        case card(Card)
        @Field("Bank transfer", .icon("bank")) case transfer(iban: String, copies: Int = 1)
        case cash
      }
      """
    let text = try Expansion(source).text
    #expect(
      text == #"""
        public struct Fields: Fieldstone.FormCaseFields {
          public var chosen: String?
          @Fieldstone.FormPayload public var card: Card
          public var transfer = TransferFields()
          public struct TransferFields: Fieldstone.FormModel {
            @Fieldstone.FormPayload public var iban: String
            @Fieldstone.FormPayload public var copies: Int = 1
            public init() {}
            public static func describe(_ fields: Fieldstone.FieldList<TransferFields>) {
              fields.add(\.iban, "iban")
              fields.add(\.copies, "copies")
            }
            public static var formTemplate: TransferFields? { TransferFields() }
          }
          public init() {}
          public mutating func take(_ value: Payment) {
            switch value {
              case .card(let value0): chosen = "card"; self.card = value0
              case .transfer(let value0, let value1): chosen = "transfer"; transfer.iban = value0; transfer.copies = value1
              case .cash: chosen = "cash"
            }
          }
          public var value: Payment? {
            switch chosen {
              case "card":
                guard let value0 = $card else { return nil }
                return .card(value0)
              case "transfer":
                guard let value0 = transfer.$iban, let value1 = transfer.$copies else { return nil }
                return .transfer(iban: value0, copies: value1)
              case "cash": return .cash
              default: return nil
            }
          }
        }
        public static func describe(_ cases: Fieldstone.FormCaseList<Payment>) {
          cases.add("card", help: "Nothing is charged yet.") { $0.add(\.card, "card") }
          cases.add("transfer", title: "Bank transfer", icon: "bank") { $0.add(\.transfer, "transfer") }
          cases.add("cash")
        }
        public static var formTemplate: Payment? {
          var fields = Fields()
          fields.chosen = "cash"
          return fields.value
        }
        extension Payment: Fieldstone.FormModel, Fieldstone.FormCases {}
        """#)
  }

  @Test("What is written by hand is left alone")
  func byHand() throws {
    let text = try Expansion(
      """
      @Form enum Payment {
        case card(Card), cash
        struct Fields: FormCaseFields {}
        static func describe(_ cases: FormCaseList<Payment>) { cases.add("card") }
        static var formTemplate: Payment? { nil }
      }
      """
    ).text
    #expect(text == "extension Payment: Fieldstone.FormModel, Fieldstone.FormCases {}")
  }

  @Test("A value with a name after the underscore has no label where it is given")
  func underscore() throws {
    let text = try Expansion("@Form enum Seat { case number(_ row: Int, seat: Int), any }").text
    #expect(text.contains("@Fieldstone.FormPayload var row: Int"))
    #expect(text.contains("return .number(value0, seat: value1)"))
  }
}
