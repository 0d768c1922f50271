#if Web
  import ConformanceModels
  import Fieldstone
  import Foundation
  import Testing
  import VisaForms

  @testable import FieldstoneWeb

  @Suite("Accessibility and small screens")
  struct AccessibilityTests {
    @Test("Every page passes axe, can be used by keyboard alone, and fits from 320 px on", arguments: Script.allCases)
    func walk(_ script: Script) async throws {
      try await walk(WebFormSite(title: "Registration") { FormSession(Registration()) }, script)
    }

    @Test(
      "Checkboxes and searches pass axe, fit from 320 px on, and Enter in a search box searches",
      arguments: Script.allCases)
    func choices(_ script: Script) async throws {
      try await walk(WebFormSite(title: "Trip") { FormSession(Trip()) }, script, "choices")
    }

    @Test(
      "Every way to lay out options passes axe, fits from 320 px on, and can be used by keyboard alone",
      arguments: Script.allCases)
    func styles(_ script: Script) async throws {
      try await walk(WebFormSite(title: "Styles") { FormSession(Styles()) }, script, "styles")
    }

    @Test(
      "Collections pass axe, fit from 320 px on, and the focus stays where the person was", arguments: Script.allCases)
    func collections(_ script: Script) async throws {
      try await walk(WebFormSite(title: "Party") { FormSession(Party.full) }, script, "collections")
    }

    @Test(
      "A form that is edited and saved passes axe, fits from 320 px on, and says what becomes of the changes",
      arguments: Script.allCases)
    func editing(_ script: Script) async throws {
      try await walk(Archive().site(), script, "editing")
    }

    @Test(
      "Steps, a sheet, a review and conflicts pass axe, fit from 320 px on, in every look, in three languages",
      arguments: [
        (Script.script, "en", FormTheme.standard), (.plain, "en", .floatingLabels), (.script, "ar", .columns),
        (.plain, "ja", .insetGroups),
      ])
    func steps(_ script: Script, _ language: String, _ look: FormTheme) async throws {
      let texts = try Visa.texts()
      let site = WebFormSite(languages: ["en", "ar", "ja"]) { Visa.session(in: .standard, texts, hasNews: true) }
      site.formTheme = look
      try await walk(site, script, "steps", language)
    }

    /// Whether the browser runs the script of the page.
    enum Script: String, CaseIterable { case script, plain }

    private func walk<Model: Sendable>(
      _ site: WebFormSite<Model>, _ script: Script, _ more: String...
    ) async throws {
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let walk = try await BrowserRun(
        "accessibility.py", "http://127.0.0.1:\(server.port)/", BrowserRun.browser, [script.rawValue] + more)
      #expect(walk.troubles == "")
      #expect(walk.status == 0)
    }
  }
#endif
