import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What rows in elements are called")
struct ElementTitleTests {
  private let day = FormSession(
    WorkshopDay(workshops: [
      Workshop(id: 1, title: "Bees", steps: [WorkshopStep(), WorkshopStep()]), Workshop(id: 2, title: "Wax"),
    ]))

  private func row(_ id: FormRowID) throws -> FormRow { try #require(day.row(id)) }

  @Test("An element is called by its position among the others")
  func position() throws {
    let second = day.elements(of: "workshops")[1]
    #expect(day.titleWithPosition(of: try row(second)) == "Entry 2 of 2")
    #expect(day.titleWithPosition(of: try row("room")) == "Room")
    #expect(day.titleWithPosition(of: try row("workshops")) == "Workshops")
  }

  @Test("Within a sentence, an element without a title is called by a word that doesn't begin one")
  func inSentence() throws {
    let elements = day.elements(of: "workshops")
    let (first, second) = (elements[0], elements[1])
    func words(_ language: String) throws -> String {
      day.locale = Locale(identifier: language)
      return day.titleInSentence(of: try row(second))
    }
    #expect(try words("en") == "entry 2" && words("de") == "Eintrag 2" && words("fr") == "l’élément 2")
    #expect(try words("pl") == "wpis 2" && words("nl") == "Item 2")
    day.locale = Locale(identifier: "en")
    #expect(day.titleInSentence(of: try row(FormRowID("\(first).title"))) == "Title")
  }

  @Test("A row is called after the elements that it is in, outermost first")
  func inElements() throws {
    let first = day.elements(of: "workshops")[0]
    let step = day.elements(of: FormRowID("\(first).steps"))[1]
    #expect(day.titleInElements(of: try row("room")) == "Room")
    #expect(day.titleInElements(of: try row(first)) == "Entry 1")
    #expect(day.titleInElements(of: try row(FormRowID("\(first).title"))) == "Entry 1, Title")
    #expect(day.titleInElements(of: try row(step)) == "Entry 1, Entry 2")
    #expect(day.titleInElements(of: try row(FormRowID("\(step).text"))) == "Entry 1, Entry 2, Text")
  }
}
