import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Buttons that ask or take time, on pages")
struct ActionPageTests {
  // Ten minutes, because other tests may block the threads of the pool for a while.
  private func visitor(_ seconds: Double = 600) async -> Visitor<Errand> {
    var limits = WebFormLimits()
    limits.actionSeconds = seconds
    let visitor = Visitor(WebFormSite(limits: limits) { FormSession(Errand()) })
    await visitor.get()
    return visitor
  }

  private func press(_ name: String, _ visitor: Visitor<Errand>) async {
    #expect(await visitor.post([("name", name), (":do", "perform:action.find")]) == 303)
    await visitor.get()
  }

  @Test("The page waits for what a button has begun, and shows what it has found")
  func found() async {
    let visitor = await visitor()
    await press("Ada", visitor)
    #expect(visitor.html.contains("value=\"City of Ada\""), "\(visitor.html)")
    // One step, as any other.
    #expect(await visitor.post([(":do", "undo")]) == 303)
    await visitor.get()
    #expect(!visitor.html.contains("City of Ada"))
  }

  @Test("An error is said at the button, and keeps nobody from submitting")
  func failed() async {
    let visitor = await visitor()
    await press("", visitor)
    #expect(
      visitor.html.contains("The map can&#39;t be reached.") || visitor.html.contains("The map can't be reached."))
    #expect(await visitor.post([("name", "Ada"), (":do", "submit")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("<h1>Submitted</h1>") || !visitor.html.contains("name=\"name\""))
  }

  @Test("What takes too long is given up, and the page says so")
  func slow() async {
    let visitor = await visitor(0.05)
    await press("slow", visitor)
    #expect(visitor.html.contains("This took too long, so it was stopped. Please try again."), "\(visitor.html)")
    #expect(visitor.html.contains("value=\"slow\""))
  }

  @Test("The menu of a row opens without a script; its buttons are named, and act on the row")
  func menu() async {
    let visitor = await visitor()
    #expect(visitor.html.contains("<summary aria-label=\"Actions for Name\">⋯</summary>"), "\(visitor.html)")
    let value = visitor.html.components(separatedBy: "value=\"act:").dropFirst().first?.prefix { $0 != "\"" } ?? ""
    #expect(await visitor.post([("name", "Ada"), (":do", "act:\(value)")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("value=\"ADA\""), "\(visitor.html)")
    #expect(await visitor.post([(":do", "act:name:nothing")]) >= 400)
  }

  @Test("All that the answers of a page have begun is waited for")
  func several() async {
    var limits = WebFormLimits()
    limits.actionSeconds = 600
    let visitor = Visitor(WebFormSite(limits: limits) { FormSession(Route()) })
    await visitor.get()
    #expect(await visitor.post([("from", "Rome"), ("to", "Oslo"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(
      visitor.html.contains("value=\"Rome, Oslo\"") || visitor.html.contains("value=\"Oslo, Rome\""), "\(visitor.html)")
  }

  @Test("A question opens without a script; the button that has opened it becomes Cancel, which closes it")
  func asks() async {
    let visitor = await visitor()
    #expect(
      visitor.html.contains(
        "<details class=\"confirm\"><summary><span>Clear</span><span>Cancel</span></summary><p>Clear the name?</p>"))
    let hides = ".confirm[open]>summary>:first-child,.confirm:not([open])>summary>:last-child{display:none}"
    #expect(WebForm<Errand>.stylesheet.contains(hides))
    #expect(visitor.html.contains("value=\"perform:action.clear\""))
    #expect(await visitor.post([("name", "Ada"), (":do", "perform:action.clear")]) == 303)
    await visitor.get()
    #expect(!visitor.html.contains("value=\"Ada\""))
  }

  @Test("A button that goes away leaves the focus to its neighbor")
  func neighbor() async {
    let visitor = Visitor(WebFormSite { FormSession(Ticket()) })
    await visitor.get()
    var last = ""
    func press(_ button: String) async {
      #expect(await visitor.post([(":do", "perform:action.\(button)")]) == 303)
      await visitor.get()
      last = visitor.html.firstMatch(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) } ?? ""
    }
    await press("close")
    #expect(last.contains("row-action.reopen"), "What takes its place: \(last)")
    await press("reopen")
    #expect(last.contains("row-action.close"), "What takes its place: \(last)")
    await press("print")
    #expect(last == "<summary autofocus>", "What asks first, and follows: \(last)")
    await press("delete")
    #expect(last.contains("row-action.close"), "The one before, because nothing follows: \(last)")
  }
}

@Form
private struct Ticket {
  var isClosed = false
  var isPrinted = false
  var isDeleted = false

  static func arrange(_ form: FormBuilder<Ticket>) {
    for path in [\Ticket.isClosed, \.isPrinted, \.isDeleted] { form[path].visible { _ in false }.whenHidden(.keep) }
    form.button("Close") { $0.edit { $0.isClosed = true } }.visible { !$0.isClosed }
    form.button("Reopen") { $0.edit { $0.isClosed = false } }.visible { $0.isClosed }
    form.button("Print") { $0.edit { $0.isPrinted = true } }.visible { !$0.isPrinted }
    form.button("Delete") { $0.edit { $0.isDeleted = true } }.confirms("Delete it?")
      .visible { !$0.isDeleted }
  }
}

@Form
private struct Errand {
  var name = ""
  var city = ""

  struct Unreachable: LocalizedError { var errorDescription: String? { "The map can't be reached." } }

  static func arrange(_ form: FormBuilder<Errand>) {
    form.fields(\.name, \.city)
    form[\.name].contextAction("Shout") { $0.edit { errand in errand.name = errand.name.uppercased() } }
    form.button("Find") { press in
      let name = press.model.name
      press.run {
        if name.isEmpty { throw Unreachable() }
        if name == "slow" { try await Task.sleep(for: .seconds(60)) }
        return "City of \(name)"
      } then: { city in
        press.edit { $0.city = city }
      }
    }
    form.button("Clear") { $0.edit { errand in errand.name = "" } }.confirms("Clear the name?")
  }
}

@Form
private struct Route {
  var from = ""
  var to = ""
  var found = ""

  static func arrange(_ form: FormBuilder<Route>) {
    for path in [\Route.from, \Route.to] {
      form[path].action(at: .change) { press in
        let place = press.model[keyPath: path]
        press.run {
          place
        } then: { found in
          press.edit { $0.found += ($0.found.isEmpty ? "" : ", ") + found }
        }
      }
    }
  }
}
