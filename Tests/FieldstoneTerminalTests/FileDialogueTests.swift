import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Files in the dialogue and from a pipe")
struct FileDialogueTests {
  private let folder: FileFolder

  init() throws { folder = try FileFolder() }

  private func play(
    _ lines: [String], isTerminal: Bool = true, byName: Bool = false
  ) async -> (model: Submission?, transcript: String, error: String) {
    let form = FormSession(Submission())
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    var terminal = TerminalForm(form, console: script.console)
    terminal.input = byName ? .byName : .inOrder
    do {
      let model = try await terminal.run()
      return (model, script.transcript.replacing("\u{A0}", with: " ").replacing("\n  or WebP", with: " or WebP"), "")
    } catch {
      return (nil, script.transcript, "\(error)".replacing("\u{A0}", with: " "))
    }
  }

  @Test("A path is the answer, and its facts are shown; - removes the file again")
  func path() async throws {
    let path = folder.path + "/pictures/ada.png"
    var played = await play(["Talk", path, "", ""])
    #expect(played.transcript.contains("Photo (optional, path of a file): "))
    #expect(played.transcript.contains("  PNG, JPEG, GIF or WebP. Up to 10 kB\n"))
    #expect(played.transcript.contains("  ada.png, 1 kB, 800 × 600\n"))
    #expect(played.model?.photo?.name == "ada.png" && played.model?.photo?.byteCount == 1_200)
    // In the review, it is the answer; Enter keeps it at the question.
    played = await play(["Talk", path, "", "2", "", ""])
    #expect(played.transcript.contains("Photo: ada.png, 1 kB, 800 × 600"))
    #expect(played.transcript.contains("[ada.png, 1 kB, 800 × 600]"))
    #expect(played.model?.photo?.name == "ada.png")
    #expect(await play(["Talk", path, "", "2", "-", ""]).model?.photo == nil)
  }

  @Test("A folder lists its files, and everything that is no accepted file has a message")
  func refusals() async throws {
    let played = await play([
      "Talk", folder.path, "/no/such.png", folder.path + "/lies.png", folder.path + "/pictures/ada.png", "", "",
    ])
    #expect(played.transcript.contains("  lies.png\n  paper.pdf\n  pictures/\n"))
    #expect(!played.transcript.contains(".hidden"))
    #expect(played.transcript.contains("Error: “\(folder.path)” is a folder. Enter the path of a file."))
    #expect(played.transcript.contains("Error: There is no file “/no/such.png”. Enter the path of a file."))
    #expect(
      played.transcript.contains(
        "Error: The format of “lies.png” is PDF. Choose a file of type PNG, JPEG, GIF or WebP."))
    #expect(played.model?.photo?.name == "ada.png")
  }

  @Test("Help says what is typed")
  func help() async {
    let transcript = await play(["Talk", "?", "", "", ""]).transcript
    #expect(transcript.contains("The path of a file. Press Tab to complete it"))
  }

  @Test("A list of files asks for a path for each")
  func list() async {
    let played = await play(["Talk", "", "a", folder.path + "/paper.pdf", "", ""])
    #expect(played.model?.papers.map(\.name) == ["paper.pdf"])
    #expect(played.transcript.contains("  1  paper.pdf, 8 bytes"))
  }

  @Test("From a pipe, a path is a line; what isn't accepted is an error of the line")
  func pipe() async {
    let path = folder.path + "/pictures/ada.png"
    #expect(await play(["Talk", path], isTerminal: false).model?.photo?.name == "ada.png")
    let wrong = await play(["Talk", folder.path], isTerminal: false)
    #expect(wrong.error == "line 2: Photo: “\(folder.path)” is a folder. Enter the path of a file.")
    #expect(
      await play(["photo=" + path, "papers.1=" + folder.path + "/paper.pdf"], isTerminal: false, byName: true)
        .model?.papers.map(\.name) == ["paper.pdf"])
    let lying = await play(["photo=" + folder.path + "/lies.png", "title=x"], isTerminal: false, byName: true)
    #expect(
      lying.error
        == "line 1: photo: The format of “lies.png” is PDF. Choose a file of type PNG, JPEG, GIF or WebP.")
  }

  @Test("The home folder is what ~ stands for")
  func home() throws {
    let names = PathNames(for: "~/")
    #expect(names.paths.allSatisfy { $0.hasPrefix("~/") })
    #expect(PathNames(for: "~").paths == ["~/"])
  }

  @Test("Tab completes a path as far as it is clear, and then shows one possibility after the other")
  func completion() {
    var line = TypedLine(isSecret: false, earlier: [], isPath: true)
    func text() -> String { line.parts(atEnd: true).0 }
    for letter in folder.path + "/pi" { _ = line.press(Key(.text(String(letter)))) }
    _ = line.press(Key(.tab))
    #expect(text() == folder.path + "/pictures/")
    _ = line.press(Key(.tab))
    #expect(text() == folder.path + "/pictures/ad")
    _ = line.press(Key(.tab))
    #expect(text().hasSuffix("/ada.png"))
    _ = line.press(Key(.tab))
    #expect(text().hasSuffix("/adele.png"))
    _ = line.press(Key(.tab))
    #expect(text().hasSuffix("/ada.png"))
    #expect(line.press(Key(.enter)) == .ended(folder.path + "/pictures/ada.png"))
    // Elsewhere, a tab is a tab.
    var other = TypedLine(isSecret: false, earlier: [])
    _ = other.press(Key(.tab))
    #expect(other.parts(atEnd: true).0 == "\t")
  }

  @Test("Paths that can't be, and folders that can't be read, complete to nothing")
  func odd() {
    for path in ["/no/such/", "a\0b", folder.path + "/paper.pdf/", "/root/.ssh\u{1B}/"] {
      #expect(PathNames(for: path).paths == [])
    }
    #expect(PathNames(for: folder.path + "/.").paths == [folder.path + "/.hidden"])
  }
}
