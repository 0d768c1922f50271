import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What fields accept as files")
struct FileStyleTests {
  private struct Album: FormModel {
    var cover: FormFile?
    var pictures: [FormFile] = []
    static func describe(_ fields: FieldList<Album>) {
      fields.add(\.cover, "cover").accepts(.image).capture(.front).placeholderImage(FileStyleTests.image)
      fields.add(\.pictures, "pictures").accepts(.png).maximumSize(5_000).capture(.back)
        .minimumDimensions(width: 10, height: 20).maximumDimensions(width: 900, height: 800)
        .placeholderImage(FileStyleTests.image)
    }
  }

  private static let image = FormImage(bytes: FileSamples.png(8, 8))
  private let form = FormSession(Album(), environment: .test)

  @Test("The camera, and the picture that stands in the place of a file")
  func camera() throws {
    let cover = try #require(form.row("cover"))
    guard case .file(let style) = cover.control else {
      Issue.record("\(cover.control)")
      return
    }
    #expect(style.camera == .front && style.types == [.image] && cover.placeholderImage == Self.image)
  }

  @Test("What is declared for several files counts for each")
  func several() throws {
    var style = FormFileStyle(types: [.png])
    (style.camera, style.maximumSize) = (.back, 5_000)
    style.minimumDimensions = FormImageSize(width: 10, height: 20)
    style.maximumDimensions = FormImageSize(width: 900, height: 800)
    #expect(form.fileStyle(ofElements: "pictures") == style)
    form.send(.insert("pictures", id: "n", before: nil))
    let row = try #require(form.row("pictures[n]"))
    #expect(row.placeholderImage == Self.image && row.control == .file(style))
    func issue(_ width: Int, _ height: Int, bytes: Int = 100) -> FormFileIssue? {
      do throws(FormIssue) {
        _ = try form.files.add(FileSamples.png(width, height, bytes: bytes), named: "a.png", for: style)
        return nil
      } catch {
        if case .file(let issue) = error.kind { return issue }
        return nil
      }
    }
    #expect(issue(10, 20) == nil && issue(900, 800) == nil && issue(10, 20, bytes: 5_000) == nil)
    #expect(issue(10, 20, bytes: 5_001) == .tooLarge(maximum: 5_000))
    let (least, most) = (FormImageSize(width: 10, height: 20), FormImageSize(width: 900, height: 800))
    #expect(issue(20, 19) == .tooFewPixels(minimum: least, found: FormImageSize(width: 20, height: 19)))
    #expect(issue(901, 20) == .tooManyPixels(maximum: most, found: FormImageSize(width: 901, height: 20)))
  }

  @Test("A field is for pictures if nothing else is accepted")
  func forPictures() {
    #expect(FormFileStyle(types: [.image]).isForPictures && FormFileStyle(types: [.png, .webp]).isForPictures)
    #expect(!FormFileStyle().isForPictures && !FormFileStyle(types: [.png, .pdf]).isForPictures)
    #expect(!FormFileStyle(types: ["image/svg+xml"]).isForPictures)
  }

  @Test("A file that was received for something else is looked at again: its size, then its type, then its pixels")
  func again() {
    var style = FormFileStyle(types: [.png])
    style.maximumSize = 1_000
    style.minimumDimensions = FormImageSize(width: 100, height: 100)
    func issue(_ type: String, _ byteCount: Int, _ width: Int?) -> FormIssue? {
      let size = width.map { FormImageSize(width: $0, height: $0) }
      let file = FormFile(id: "1", name: "a", mediaType: type, byteCount: byteCount, imageSize: size)
      return style.issue(of: file)
    }
    #expect(issue("image/png", 1_000, 100) == nil)
    #expect(issue("text/plain", 1_001, 9) == FormIssue(.tooLarge(maximum: 1_000)))
    #expect(issue("text/plain", 1_000, 9) == FormIssue(.wrongType(accepted: [.png], found: "text/plain", name: "a")))
    let (least, found) = (FormImageSize(width: 100, height: 100), FormImageSize(width: 99, height: 99))
    #expect(issue("image/png", 1_000, 99) == FormIssue(.tooFewPixels(minimum: least, found: found)))
    #expect(issue("image/png", 1_000, nil) == nil)
  }
}
