import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Return, and what buttons are for, on pages")
struct ReturnPageTests {
  private func input(_ name: String, in html: String) -> String {
    html.components(separatedBy: "<input").first { $0.contains("name=\"\(name)\"") }.map {
      String($0.prefix { $0 != ">" })
    } ?? ""
  }

  @Test("The keypad's key says what Return does; the script is told which button that is")
  func keys() async {
    let visitor = Visitor(WebFormSite { FormSession(Parcel()) })
    await visitor.get()
    let code = input("code", in: visitor.html)
    #expect(code.contains("enterkeyhint=\"go\"") && code.contains("data-return=\"act:code:"), "\(code)")
    let motto = input("motto", in: visitor.html)
    #expect(motto.contains("enterkeyhint=\"done\"") && motto.contains("data-return=\"\""), "\(motto)")
    let question = input("question", in: visitor.html)
    #expect(question.contains("enterkeyhint=\"search\" data-return=\"submit\""), "\(question)")
    let city = input("city", in: visitor.html)
    #expect(city.contains("name=\"city\"") && !city.contains("enterkeyhint") && !city.contains("data-return"))
  }

  @Test("In a form whose last field submits, each field's key says what Return does")
  func last() async {
    let definition = FormDefinition<Pair>(describe: {
      $0.add(\.one, "one")
      $0.add(\.other, "other")
    }) { form in
      form.returnSubmits()
      form.fields(\.one, \.other)
      form.button("Send it", .submit)
    }
    let visitor = Visitor(WebFormSite { FormSession(Pair(), definition: definition) })
    await visitor.get()
    #expect(
      input("one", in: visitor.html).contains("enterkeyhint=\"next\" data-return=\"row-other\""), "\(visitor.html)")
    #expect(
      input("other", in: visitor.html).contains("enterkeyhint=\"send\" data-return=\"submit\""))
  }

  @Test("On a page of its own, Return in the last field goes back, and so does a key that says Send")
  func subpage() async {
    let definition = FormDefinition<Outer>(describe: { $0.add(\.pair, "pair") }) { form in
      form.returnSubmits()
    }
    let visitor = Visitor(WebFormSite { FormSession(Outer(), definition: definition) })
    await visitor.get()
    #expect(await visitor.post([(":do", "open:pair")]) == 303)
    await visitor.get()
    #expect(input("pair.one", in: visitor.html).contains("data-return=\"row-pair.other\""), "\(visitor.html)")
    #expect(input("pair.other", in: visitor.html).contains("data-return=\"back\""), "\(visitor.html)")
    #expect(visitor.html.contains("value=\"back\""))
  }

  @Test("A button that leads on has an arrow, one that adds a plus sign, and one that saves stands out")
  func roles() async {
    let visitor = Visitor(WebFormSite { FormSession(Parcel()) })
    await visitor.get()
    for (name, look) in [("terms", "plain onward"), ("keep", "primary"), ("add-a-stop", "plain")] {
      #expect(
        visitor.html.contains("<button class=\"\(look)\" name=\":do\" value=\"perform:action.\(name)\""),
        "\(name): \(visitor.html)")
    }
    #expect(await visitor.post([("city", "x"), (":do", "perform:action.terms")]) == 303)
    await visitor.get()
    #expect(input("city", in: visitor.html).contains("value=\"read\""))
  }
}

struct Pair: FormModel {
  var one = ""
  var other = ""
  static func describe(_ fields: FieldList<Pair>) {
    fields.add(\.one, "one")
    fields.add(\.other, "other").returnKey(.send)
  }
  static var formTemplate: Pair? { Pair() }
}

private struct Outer {
  var pair = Pair()
}

@Form
struct Parcel {
  var code = ""
  var city = ""
  @Field(.returnKey(.done)) var motto = ""
  @Field(.returnKey(.search)) var question = ""

  static func arrange(_ form: FormBuilder<Parcel>) {
    form.fields(\.code, \.city, \.motto, \.question)
    form[\.code].onReturn("Look up") { press in press.edit { $0.city = "City of " + $0.code } }
    form.button("Add a stop", role: .add) { _ in }
    form.button("Keep", role: .save) { _ in }
    form.button("Terms", role: .navigation) { $0.edit { $0.city = "read" } }
  }
}
