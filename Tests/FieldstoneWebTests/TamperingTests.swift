import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Requests that the page can't have sent are refused and change nothing")
struct TamperingTests {
  private func refusal(_ change: (Browser<Registration>) -> Void, intent: String = "back") async -> Int? {
    let browser = Browser()
    browser.fill("email", "changed@example.org")
    change(browser)
    do {
      _ = try await browser.press(intent)
      return nil
    } catch {
      #expect(browser.page.form.model.email == "")
      return (error as? WebFormRefusal)?.status
    }
  }

  @Test(
    "An answer to an unasked question is refused", arguments: ["talkTitle", "price", "invoice.company", "nothing"])
  func notAsked(_ name: String) async {
    #expect(await refusal { $0.fields.append((name, "1")) } == 400)
  }

  @Test("A repeated name is refused")
  func twice() async {
    #expect(await refusal { $0.fields.append(("seats", "2")) } == 400)
    #expect(await refusal { $0.fields.append((":csrf", "2")) } == 400)
  }

  @Test("An option that wasn't offered is refused")
  func notOffered() async {
    #expect(await refusal { $0.fill("diet", "meat") } == 400)
    #expect(await refusal { $0.fill("diet", "") } == 400)
    #expect(await refusal { $0.fill("agrees", "maybe") } == 400)
    #expect(await refusal { $0.fill("diet", "vegan") } == nil)
  }

  @Test("An unavailable option is refused; one that was chosen before is accepted, and is an error")
  func disabledOption() async throws {
    let browser = Browser()
    browser.fill("seats", "5")
    _ = try await browser.press("update")
    #expect(browser.html.contains("value=\"vegan\" disabled"))
    #expect(browser.html.contains("Vegan (not available)"))
    browser.fill("diet", "vegan")
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    #expect(browser.page.form.model.diet == .anything)
    browser.fill("diet", "vegetarian")
    _ = try await browser.press("update")

    let other = Browser()
    other.fill("diet", "vegan")
    _ = try await other.press("update")
    other.fill("seats", "5")
    _ = try await other.press("update")
    #expect(other.page.form.issues.contains { $0.row == "diet" && $0.kind.code == "disabledOption" })
    #expect(!other.html.contains("value=\"vegan\" disabled"))
    _ = try await other.press("update")
    #expect(other.page.form.model.diet == .vegan)
  }

  @Test("A button that the page didn't have is refused", arguments: ["open:invoice", "perform:nothing", "", "cancel"])
  func noButton(_ intent: String) async {
    #expect(await refusal({ _ in }, intent: intent) == 400)
  }

  @Test("A wrong or missing secret is refused")
  func foreign() async {
    #expect(await refusal { $0.fill(":csrf", nil) } == 403)
    #expect(await refusal { $0.fill(":csrf", String(repeating: "0", count: 32)) } == 403)
    #expect(await refusal { $0.fill(":page", "unknown") } == 409)
    let other = Browser()
    #expect(await refusal { $0.fields = other.fields } == 403)
  }

  @Test(
    "Bodies that no browser sends are refused",
    arguments: [
      ("a=%", 400), ("a=%4", 400), ("a=%zz", 400), ("a=%ff", 400), ("a=%ed%a0%80", 400), ("%c0%af=1", 400),
      ("a=" + String(repeating: "x", count: 200), 413), (String(repeating: "a=1&", count: 20), 413),
    ])
  func malformed(_ body: String, _ status: Int) {
    var limits = WebFormLimits()
    limits.bodyBytes = 150
    limits.fields = 10
    do throws(WebFormRefusal) {
      _ = try URLEncodedBody(Array(body.utf8), limits: limits)
      Issue.record("The body must be refused.")
    } catch {
      #expect(error.status == status)
    }
  }

  @Test("Every byte survives the percent escapes")
  func decoding() throws {
    let body = try URLEncodedBody(Array("a+b=%41%c3%a9%00%26%3D%2B+x&c=&d".utf8), limits: WebFormLimits())
    #expect(body.pairs.map(\.name) == ["a b", "c", "d"])
    #expect(body.pairs.map(\.value) == ["Aé\0&=+ x", "", ""])
  }

  @Test("Secrets are compared as a whole")
  func comparing() {
    #expect(WebFormVisit.areSame("abc", "abc"))
    #expect(!WebFormVisit.areSame("abc", "abd"))
    #expect(!WebFormVisit.areSame("abc", "ab"))
    #expect(WebFormVisit.randomName().count == 32)
    #expect(WebFormVisit.randomName() != WebFormVisit.randomName())
  }
}

@Suite("SHA-256 and HMAC")
struct DigestTests {
  @Test(
    "The digest is SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func digest(_ text: String, _ expected: String) {
    #expect(digits(SHA256.hash(Array(text.utf8))) == expected)
  }

  @Test("Every length of the last block is padded as the standard says", arguments: [55, 56, 63, 64, 119])
  func padding(_ count: Int) {
    let digests = [
      55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
      56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
      63: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34",
      64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
      119: "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb",
    ]
    #expect(digits(SHA256.hash(Array(repeating: UInt8(ascii: "a"), count: count))) == digests[count])
  }

  /// RFC 4231, section 4.
  @Test(
    "HMAC is that of the RFC",
    arguments: [
      (
        Array(repeating: 0x0B, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        Array(repeating: 0xAA, count: 20), Array(repeating: 0xDD, count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        Array(1...25), Array(repeating: 0xCD, count: 50),
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
      ),
      (
        Array(repeating: 0xAA, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
      (
        Array(repeating: 0xAA, count: 131),
        Array(
          ("This is a test using a larger than block-size key and a larger than block-size data. The key needs to "
            + "be hashed before being used by the HMAC algorithm.").utf8),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
      ),
    ] as [([UInt8], [UInt8], String)])
  func code(_ key: [UInt8], _ message: [UInt8], _ expected: String) {
    #expect(digits(SHA256.authenticate(message, key: key)) == expected)
  }

  private func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
