import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What files are")
struct FileContentTests {
  private func type(_ bytes: [UInt8], _ name: String = "x") -> String {
    FileContent.mediaType(of: bytes, isWhole: true, named: name)
  }

  @Test("The content tells the type, whatever the name says")
  func content() {
    #expect(type(FileSamples.png(), "song.mp3") == "image/png")
    #expect(type(FileSamples.jpeg(8, 6, behind: 0), "a.png") == "image/jpeg")
    #expect(type(Array("GIF89a".utf8)) == "image/gif")
    #expect(type(Array("RIFF\0\0\0\0WEBPVP8X".utf8)) == "image/webp")
    #expect(type(Array("RIFF\0\0\0\0WAVEfmt ".utf8), "a.webp") == "audio/wav")
    #expect(type(FileSamples.pdf, "photo.jpg") == "application/pdf")
    #expect(type([0x50, 0x4B, 3, 4, 0, 0], "a.jpg") == "application/zip")
    #expect(type([0x4D, 0x5A, 0x90, 0], "holiday.jpg") == "application/x-msdownload")
    #expect(type([0x7F, 0x45, 0x4C, 0x46, 2], "holiday.jpg") == "application/x-executable")
    #expect(type(Array("\0\0\0\u{18}ftypheic".utf8)) == "image/heic")
    #expect(type(Array("\0\0\0\u{18}ftypisom".utf8)) == "video/mp4")
    #expect(type([0, 1, 2, 3], "photo.png") == FileContent.unknown)
  }

  @Test("A name tells apart only what is alike: texts, and documents that are archives")
  func names() {
    let zip: [UInt8] = [0x50, 0x4B, 3, 4, 0, 0]
    #expect(type(zip, "Letter.DOCX").hasSuffix("wordprocessingml.document"))
    #expect(type([0xD0, 0xCF, 0x11, 0xE0], "old.doc") == "application/msword")
    #expect(type(Array("a,b\n1,2\n".utf8), "table.csv") == "text/csv")
    #expect(type(Array("{}".utf8), "data.json") == "application/json")
    #expect(type(Array("Grüße".utf8), "note.png") == "text/plain")
    #expect(type(Array("x".utf8), "docx") == "text/plain")
  }

  @Test("Texts that a browser would run are called what they are")
  func active() {
    #expect(type(Array("  <!DOCTYPE html><p>".utf8), "a.txt") == "text/html")
    #expect(type(Array("<script>alert(1)</script>".utf8), "a.csv") == "text/html")
    for start in ["<!-- -->", "<body onload=x>", "<iframe src=x>"] {
      #expect(type(Array(start.utf8), "a.txt") == "text/html")
    }
    // By its ending, too: a server may go by that.
    #expect(type(Array("x".utf8), "a.HTM") == "text/html" && type(Array("x".utf8), "a.svg") == "image/svg+xml")
    #expect(type([0xFF, 0xFE, 0x3C, 0], "a.html") == "text/html")
    #expect(type(Array("<?xml version=\"1.0\"?><svg/>".utf8), "a.png") == "image/svg+xml")
    #expect(type(Array("<note><svg/></note>".utf8), "a.txt") == "image/svg+xml")
    #expect(type(Array("<note/>".utf8), "a.txt") == "text/plain")
    #expect(type(Array("An <svg> is a picture.".utf8), "a.txt") == "text/plain")
    #expect(!FormFileType.image.matches("image/svg+xml"))
    #expect(FormFileType(rawValue: "image/SVG+xml").matches("image/svg+xml"))
  }

  @Test("A text may be cut within a character where more follows, and nowhere else")
  func cut() {
    let bytes = Array("ab€".utf8)
    #expect(FileContent.mediaType(of: Array(bytes.dropLast()), isWhole: false, named: "") == "text/plain")
    #expect(FileContent.mediaType(of: Array(bytes.dropLast()), isWhole: true, named: "") == FileContent.unknown)
    #expect(type([0x61, 0xFF, 0x62]) == FileContent.unknown)
    #expect(type(Array("a\0b".utf8)) == FileContent.unknown)
    let wrong: [UInt8] = [0x61, 0xFF, 0x61, 0x62, 0x63, 0x64, 0x65]
    #expect(FileContent.mediaType(of: wrong, isWhole: false, named: "") == FileContent.unknown)
  }

  @Test("No beginning crashes, however it is cut or changed")
  func random() {
    var state: UInt64 = 11
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let samples = [FileSamples.png(), FileSamples.pdf, FileSamples.jpeg(8, 6, behind: 90), Array("<svg>é".utf8)]
    var known = 0
    for _ in 0..<3_000 {
      var bytes = samples[next() % samples.count]
      bytes[next() % bytes.count] = UInt8(truncatingIfNeeded: next())
      let type = FileContent.mediaType(of: Array(bytes.prefix(next() % 40)), isWhole: next() % 2 == 0, named: "a.b")
      #expect(type.contains("/"))
      if type != FileContent.unknown { known += 1 }
    }
    #expect(known > 500)
  }

  @Test(
    "Names lose folders, control characters and marks of direction, and keep their extension",
    arguments: [
      ("../../etc/passwd", "passwd"), ("C:\\Users\\ada\\photo.jpg", "photo.jpg"), ("a\0b\u{1B}[31m.png", "ab[31m.png"),
      ("\u{202E}gpj.exe", "gpj.exe"), ("..", "file"), ("", "file"), ("/", "file"), (" .hidden ", "hidden"),
      ("été 👩‍🚀.png", "été 👩🚀.png"), ("a\nb.txt", "ab.txt"),
    ])
  func safeNames(name: String, safe: String) {
    #expect(FileName.safe(name) == safe)
    #expect(FileName.safe(FileName.safe(name)) == safe)
    #expect(FormFile(id: "1", name: name, mediaType: "", byteCount: 0).name == safe)
  }

  @Test("A long name is cut before its extension")
  func longNames() {
    let name = FileName.safe(String(repeating: "ä", count: 4_000) + ".JPEG")
    #expect(name.utf8.count <= 150 && name.hasSuffix("….jpeg") && name.hasPrefix("ää"))
    #expect(FileName.safe(name) == name)
  }
}
