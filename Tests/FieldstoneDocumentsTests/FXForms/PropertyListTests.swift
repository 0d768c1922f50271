import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Property lists are read as JSON")
struct PropertyListTests {
  private func xml(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(content)
    </plist>
    """
  }

  private func json(_ data: Data) throws -> String {
    let output = try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      if bytes.starts(with: "bplist".utf8) {
        var reader = BinaryPropertyListReader(bytes, depthLimit: 64, byteLimit: 1 << 26)
        return try reader.read()
      }
      var reader = XMLPropertyListReader(bytes, depthLimit: 64)
      return try reader.read()
    }
    return String(decoding: output.json, as: UTF8.self)
  }

  private func failure(_ text: String) throws -> String {
    let error = try #require(throws: PropertyListFailure.self) { try json(Data(text.utf8)) }
    return "\(error.offset): \(error.text)"
  }

  @Test("XML has all types, entities, comments and CDATA sections")
  func grammar() throws {
    #expect(
      try json(
        Data(
          xml(
            """
            <!-- a list -->
            <array>
              <string>a &lt;b&gt; &amp;&quot;&apos; &#233;&#x1F600; <![CDATA[<raw> & ]]></string><string/>
              <integer>+007</integer><integer>-0x1F</integer><integer> 0 </integer><real>1.50</real><real>-1e3</real>
              <true/><false></false><date>2025-03-31T14:30:00Z</date><data>AAEC</data>
              <dict><key>k "1"</key><array/><key>b</key><dict/></dict>
            </array>
            """
          ).utf8))
        == #"["a <b> &\"' é😀 <raw> & ","",7,-31,0,1.5,-1000,true,false,"2025-03-31T14:30:00Z",null,{"k \"1\"":[],"b":{}}]"#
    )
  }

  @Test("What is no property list is refused with its place")
  func mistakes() throws {
    #expect(try failure("<array/>") == "0: A property list has to begin with <plist>.")
    #expect(try failure("<plist><array>") == "14: The property list ends too early.")
    #expect(try failure("<plist><arry/></plist>") == "7: A property list has no <arry>. Did you mean 'array'?")
    #expect(
      try failure("<plist><dict><string>a</string></dict></plist>")
        == "13: Each value in a <dict> needs a <key> before it.")
    #expect(try failure("<plist><dict><key>a</key></dict></plist>") == "25: A key needs a value.")
    #expect(try failure("<plist><array><key>a</key></array></plist>") == "14: Only a <dict> has keys.")
    #expect(try failure("<plist><array></dict></plist>") == "14: </dict> closes nothing here.")
    #expect(try failure("<plist><integer>1.5</integer></plist>") == "7: An <integer> is a whole number.")
    #expect(try failure("<plist><real>nan</real></plist>") == "7: A <real> is a number.")
    #expect(try failure("<plist><date>today</date></plist>").hasPrefix("7: Expected a date with a time"))
    #expect(try failure("<plist><string>&lol;</string></plist>").hasPrefix("15: Expected an entity"))
    #expect(try failure("<plist><string>&#0;</string></plist>").hasPrefix("15: Expected an entity"))
    #expect(try failure("<plist><true/></plist>x") == "22: Expected nothing after </plist>.")
    #expect(try failure("<plist><true/><true/></plist>") == "14: Expected </plist> after the value.")
    #expect(try failure("<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist/>") == "0: The text must be UTF-8.")
    #expect(
      try failure("<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist/>")
        == "16: Remove the declarations from the document type: entities aren't read.")
  }

  @Test("Random property lists are read as Foundation reads them, in XML and in binary")
  func comparison() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let text =
        "["
        + RandomJSON.value(&random).replacing("null", with: "1").replacing("1e400", with: "1e40")
        .replacing("123456789012345678901", with: "12345678901") + "]"
      guard let document = try? JSONDocument(text: text), document.duplicateKeys.isEmpty else { continue }
      let list = try JSONSerialization.jsonObject(with: Data(text.utf8))
      for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0) else {
          continue
        }
        let again = try PropertyListSerialization.propertyList(from: data, format: nil)
        let expected = try JSONDocument(JSONSerialization.data(withJSONObject: again))
        #expect(try JSONDocument(text: json(data)).root == expected.root, "\(text)")
      }
    }
  }

  @Test("Binary lists have dates, data, texts in UTF-16 and numbers of every width")
  func binary() throws {
    let list: [Any] = [
      "é😀", "plain", Date(timeIntervalSinceReferenceDate: 0), Data([1, 2]), 1, 300, 70_000, 5_000_000_000, -1, 1.5,
      true,
      ["key": ["a"]], String(repeating: "x", count: 20),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(
      try json(data)
        == #"["é😀","plain","2001-01-01T00:00:00Z",null,1,300,70000,5000000000,-1,1.5,true,{"key":["a"]},"xxxxxxxxxxxxxxxxxxxx"]"#
    )
  }
}
