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

@Suite("The digest of the stylesheet")
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
    let digits = StylesheetHash.sha256(Array(text.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == expected)
  }
}
