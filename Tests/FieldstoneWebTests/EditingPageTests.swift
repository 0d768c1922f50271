import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Forms that are edited and saved, without a script")
struct EditingPageTests {
  private let archive = Archive()

  @Test("A locked form is read, and its only button is Edit, which leads to the first field")
  func locked() async {
    let visitor = Visitor(archive.site())
    await visitor.get()
    #expect(visitor.html.contains("<dd dir=\"auto\">Ada</dd>") && !visitor.html.contains("name=\"name\""))
    #expect(visitor.html.contains("name=\"isPresent\""), "It is editable when locked.")
    #expect(visitor.tools == ["Update", "Edit"] && !visitor.html.contains("value=\"submit\""))
    #expect(await visitor.press("edit") == 303)
    #expect(visitor.html.contains("name=\"name\"") && visitor.focus == "row-name")
    #expect(visitor.tools == ["Update", "Save", "Cancel"] && visitor.saveStatus == "")
  }

  @Test("What was saved is no change after a reload, whatever the form began with")
  func saved() async {
    let visitor = Visitor(archive.site())
    await visitor.get()
    _ = await visitor.press("edit")
    #expect(await visitor.press("update", ("name", "Bob"), ("code", "1234")) == 303)
    #expect(visitor.saveStatus == "2 unsaved changes" && visitor.tools.contains("Undo: Code"))
    #expect(await visitor.press("save", ("ward", "2")) == 303)
    for _ in 1...2 {
      #expect(visitor.saveStatus == "All changes saved." && visitor.html.contains(">Bob</dd>"))
      #expect(visitor.tools == ["Update", "Edit"] && visitor.focus == "edit")
      await visitor.get()
    }
    #expect(await archive.saved.map(\.name) == ["Bob"])
    #expect(await archive.saved.map(\.ward) == [2])
    #expect(await archive.saved.map(\.code) == ["1234"])
    _ = await visitor.press("edit")
    #expect(visitor.saveStatus == "All changes saved.")
    _ = await visitor.press("discard", ("name", "Eve"))
    #expect(visitor.html.contains(">Bob</dd>"), "Cancel leads back to what was saved.")
    #expect(visitor.tools.contains("Edit"))
  }

  @Test("Undo leads back beyond a save, and what it brings back is a change")
  func undo() async {
    let visitor = Visitor(archive.site(.save))
    await visitor.get()
    #expect(visitor.tools == ["Update", "Save"])
    _ = await visitor.press("save", ("name", "Bob"))
    #expect(visitor.saveStatus == "All changes saved." && visitor.tools.contains("Undo: Name"))
    _ = await visitor.press("undo")
    #expect(visitor.saveStatus == "1 unsaved change" && visitor.tools.contains("Cancel"))
    _ = await visitor.press("save")
    #expect(await archive.saved.map(\.name) == ["Bob", "Ada"])
    #expect(visitor.saveStatus == "All changes saved.")
  }

  @Test("A refused save says what is wrong, and saves nothing")
  func refused() async {
    let visitor = Visitor(archive.site())
    await visitor.get()
    _ = await visitor.press("edit")
    _ = await visitor.press("save", ("name", ""), ("ward", "2"))
    #expect(visitor.html.contains("<title>Error: Patient</title>") && visitor.focus == "summary")
    #expect(visitor.html.contains("Not saved: 1 item needs attention."))
    #expect(visitor.html.contains("href=\"#row-name\"") && visitor.tools.contains("Save"))
    #expect(await archive.saved == [])
  }

  @Test("What was wrong and is right again doesn't keep the focus from Edit when there is nothing to save")
  func rightAgain() async {
    let visitor = Visitor(archive.site())
    await visitor.get()
    _ = await visitor.press("edit")
    _ = await visitor.press("save", ("name", ""))
    #expect(visitor.focus == "summary")
    _ = await visitor.press("save", ("name", "Ada"))
    #expect(visitor.tools == ["Update", "Edit"] && visitor.focus == "edit")
    #expect(await archive.saved == [])
  }

  @Test("A save that has failed says why, keeps the answers, and can be tried again")
  func failed() async {
    let visitor = Visitor(archive.site())
    await archive.fail(Archive.Unreachable())
    await visitor.get()
    _ = await visitor.press("edit")
    _ = await visitor.press("save", ("name", "Bob"))
    for _ in 1...2 {
      #expect(visitor.saveStatus == "The changes were not saved. The archive can&#39;t be reached.")
      #expect(visitor.html.contains("value=\"Bob\"") && visitor.focus == "save")
      await visitor.get()
    }
    await archive.fail(nil)
    _ = await visitor.press("save")
    #expect(await archive.saved.map(\.name) == ["Bob"] && visitor.saveStatus == "All changes saved.")
  }

  @Test("Words that aren't for people are not shown")
  func internalError() async {
    let visitor = Visitor(archive.site())
    await archive.fail(StoreFailure())
    await visitor.get()
    _ = await visitor.press("edit")
    #expect(await visitor.press("save", ("name", "Bob")) == 303)
    #expect(visitor.saveStatus == "The changes were not saved." && visitor.html.contains("value=\"Bob\""))
  }

  private struct StoreFailure: Error {}

  @Test("A page that is sent twice saves once, and a page of another tab edits again")
  func twice() async {
    let visitor = Visitor(archive.site())
    await visitor.get()
    _ = await visitor.press("edit")
    let page = visitor.html
    _ = await visitor.press("save", ("name", "Bob"))
    visitor.html = page
    _ = await visitor.press("save", ("name", "Bob"))
    #expect(await archive.saved.count == 1)
    #expect(visitor.saveStatus == "All changes saved." && visitor.tools == ["Update", "Edit"])
    visitor.html = page
    _ = await visitor.press("update", ("ward", "3"))
    #expect(visitor.saveStatus == "1 unsaved change" && visitor.tools.contains("Save"))
  }

  @Test("A form that saves by itself has Save, which sends its answers")
  func free() async {
    let visitor = Visitor(archive.site(.free))
    await visitor.get()
    #expect(visitor.tools == ["Save"])
    _ = await visitor.press("save", ("name", ""), ("ward", "2"))
    #expect(await archive.saved.map(\.ward) == [2] && visitor.html.contains("There is a problem"))
    #expect(visitor.saveStatus == "1 unsaved change")
    await archive.fail(Archive.Unreachable())
    _ = await visitor.press("save", ("name", "Bob"))
    #expect(visitor.tools.contains("Try again"))
    await archive.fail(nil)
    _ = await visitor.press("save")
    #expect(await archive.saved.map(\.name) == ["Ada", "Bob"] && visitor.saveStatus == "All changes saved.")
  }

  @Test("Leaving with changes asks whether to save them")
  func leaving() async throws {
    let visitor = Visitor(archive.site())
    await visitor.get()
    _ = await visitor.press("edit")
    let leave = try #require(visitor.html.firstMatch(of: /value="(perform:[^"]*)"/)).1
    _ = await visitor.press(String(leave), ("name", ""))
    #expect(visitor.html.contains("<h1>Discard changes?</h1>") && visitor.tools == ["Keep editing", "Discard"])
    _ = await visitor.press("stay")
    _ = await visitor.press(String(leave), ("name", "Bob"))
    #expect(visitor.html.contains("<h1>Save changes?</h1>"))
    #expect(visitor.tools == ["Save", "Discard", "Keep editing"])
    await archive.fail(Archive.Unreachable())
    _ = await visitor.press("save-leave")
    #expect(visitor.saveStatus?.hasPrefix("The changes were not saved.") == true, "Nobody leaves without having saved.")
    await archive.fail(nil)
    _ = await visitor.press(String(leave))
    _ = await visitor.press("save-leave")
    #expect(visitor.html.contains("<h1>Closed</h1>"))
    #expect(await archive.saved.map(\.name) == ["Bob"])
  }

  @Test("A form whose changes are all saved is left at once", arguments: [FormMode.edit, .free])
  func leavingSaved(_ mode: FormMode) async throws {
    let visitor = Visitor(archive.site(mode))
    await visitor.get()
    if mode == .edit { _ = await visitor.press("edit") }
    _ = await visitor.press("save", ("name", "Bob"))
    let leave = try #require(visitor.html.firstMatch(of: /value="(perform:[^"]*)"/)).1
    _ = await visitor.press(String(leave))
    #expect(visitor.html.contains("<h1>Closed</h1>"))
  }

  @Test("A frozen form has no button at all")
  func frozen() async {
    let visitor = Visitor(archive.site(.frozen))
    await visitor.get()
    #expect(visitor.tools == ["Update"] && visitor.html.contains(">Ada</dd>"))
  }
}
