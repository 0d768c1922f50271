import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("The help of inline forms")
struct InlineHelpTests {
  private struct Address: FormModel {
    var street = ""
    static var formTemplate: Address? { Address() }
    static func describe(_ fields: FieldList<Address>) { fields.add(\.street, "street") }
  }

  private struct Order: FormModel {
    var home = Address()
    var other: Address?

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.home, "home").inline().help("Where you live.")
      fields.add(\.other, "other").inline().help("Where else?")
    }
  }

  @Test("It stands below the heading and describes the group, also while an optional one isn't there")
  func groups() {
    let html = Browser(FormSession(Order())).html
    for (name, help) in [("home", "Where you live."), ("other", "Where else?")] {
      #expect(html.contains("aria-describedby=\"row-\(name):help\""), "\(html)")
      #expect(html.contains("<p class=\"help\" id=\"row-\(name):help\">\(help)</p>"))
    }
  }
}
