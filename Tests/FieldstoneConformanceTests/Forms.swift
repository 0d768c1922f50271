import AccountForms
import CatalogForms
import ConformanceModels
import DocumentForms
import EditingForms
import Fieldstone
import FieldstoneTerminal
import FieldstoneTesting
import Foundation
import GalleryForms
import InspectorForms
import OwnControlForms
import RegistrationForms
import SampleForms
import VisaForms

/// The forms that scripts run on, each with the program that shows it.
enum Forms {
  static let attendee = ConformanceForm(
    "attendee", program: ConformanceProgram(path: Place.program("Sample")),
    makeForm: { FormSession(Attendee()) }, json: { try TerminalForm.json($0) })

  /// The same in American English, which writes dates differently.
  static let american = ConformanceForm(
    "attendee", program: attendee.program,
    makeForm: { FormSession(Attendee(), environment: FormEnvironment(locale: Locale(identifier: "en-US"))) },
    json: { try TerminalForm.json($0) })

  static let everything = ConformanceForm(
    "everything",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "everything"]),
    makeForm: { FormSession(Everything(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let pickers = ConformanceForm(
    "pickers",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "pickers"]),
    makeForm: { FormSession(Pickers(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let choices = ConformanceForm(
    "choices",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "choices"]),
    makeForm: { FormSession(Choices(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let styles = ConformanceForm(
    "styles",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "styles"]),
    makeForm: { FormSession(Styles(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let defaults = ConformanceForm(
    "defaults",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "defaults"]),
    makeForm: { FormSession(Defaults(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let refunds = ConformanceForm(
    "refunds",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "refunds"]),
    makeForm: { FormSession(Refunds(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let attachments = ConformanceForm(
    "attachments",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "attachments"]),
    makeForm: { FormSession(Attachments(), environment: .withFiles) }, json: { try TerminalForm.json($0) })

  static let prospectus = ConformanceForm(
    "prospectus",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "prospectus"]),
    makeForm: { FormSession(Prospectus(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let budget = ConformanceForm(
    "budget",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "budget"]),
    makeForm: { FormSession(Budget(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let inferred = ConformanceForm(
    "inferred",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "inferred"]),
    makeForm: { FormSession(Inferred(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let agenda = ConformanceForm(
    "agenda", program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "agenda"]),
    makeForm: { Agenda.session() }, json: { try TerminalForm.json($0) })

  static let trip = ConformanceForm(
    "trip", program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "trip"]),
    makeForm: { FormSession(Trip(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let manager = ConformanceForm(
    "manager",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "manager"]),
    makeForm: { FormSession(Manager(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let ballot = ConformanceForm(
    "ballot",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "ballot"]),
    makeForm: { FormSession(Ballot(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let collections = ConformanceForm(
    "collections",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "collections"]),
    makeForm: { FormSession(Collections(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let lists = ConformanceForm(
    "lists",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "lists"]),
    makeForm: { FormSession(Lists(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let payments = ConformanceForm(
    "payments",
    program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "payments"]),
    makeForm: { FormSession(Payments(), environment: .fixed) }, json: { try TerminalForm.json($0) })

  static let booking = ConformanceForm(
    "booking", program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "booking"]),
    makeForm: { Booking.session() }, json: { try TerminalForm.json($0) })

  static let note = ConformanceForm(
    "note", program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "note"]),
    makeForm: { Note.session() }, json: { try TerminalForm.json($0) })

  static let record = ConformanceForm(
    "record", program: ConformanceProgram(path: Place.program("ConformanceForms"), environment: ["FORM": "record"]),
    makeForm: { Record.session() }, json: { try TerminalForm.json($0) })

  static let gallery = ConformanceForm(
    "gallery", program: ConformanceProgram(path: Place.program("Gallery")),
    makeForm: { FormSession(Gallery()) }, json: { try TerminalForm.json($0) })

  static let login = ConformanceForm(
    "login", program: ConformanceProgram(path: Place.program("Accounts"), environment: ["FORM": "login"]),
    makeForm: { FormSession(Login()) }, json: { try TerminalForm.json($0) })

  static let look = ConformanceForm(
    "look", program: ConformanceProgram(path: Place.program("OwnLook")),
    makeForm: { FormSession(Login()) }, json: { try TerminalForm.json($0) })

  static let register = ConformanceForm(
    "register", program: ConformanceProgram(path: Place.program("Accounts"), environment: ["FORM": "register"]),
    makeForm: { FormSession(Register()) }, json: { try TerminalForm.json($0) })

  static let password = ConformanceForm(
    "password", program: ConformanceProgram(path: Place.program("Accounts"), environment: ["FORM": "password"]),
    makeForm: { FormSession(ForgottenPassword()) }, json: { try TerminalForm.json($0) })

  static let profile = ConformanceForm(
    "profile", program: ConformanceProgram(path: Place.program("Profile")),
    makeForm: { Profile.session(.standard) }, json: { try TerminalForm.json($0) })

  static let settings = ConformanceForm(
    "settings", program: ConformanceProgram(path: Place.program("Settings")),
    makeForm: { Settings.session(.standard) }, json: { try TerminalForm.json($0) })

  static let checkout = ConformanceForm(
    "checkout", program: ConformanceProgram(path: Place.program("Checkout")),
    makeForm: { Checkout.session(.standard) }, json: { try TerminalForm.json($0) })

  static let inspector = ConformanceForm(
    "inspector", program: ConformanceProgram(path: Place.program("Inspector")),
    makeForm: { FormSession(PlayerSettings()) }, json: { try TerminalForm.json($0) })

  static let catalog = ConformanceForm(
    "catalog", program: ConformanceProgram(path: Place.program("Catalog")),
    makeForm: { FormSession(Catalog()) }, json: { try TerminalForm.json($0) })

  static let review = ConformanceForm(
    "review", program: ConformanceProgram(path: Place.program("OwnControl")),
    makeForm: { FormSession(Review()) }, json: { try TerminalForm.json($0) })

  static let visa = ConformanceForm(
    "visa", program: ConformanceProgram(path: Place.program("Visa")),
    makeForm: { FormSession(Visa()) }, json: { try TerminalForm.json($0) })

  /// The same while the embassy works on it.
  static let news = ConformanceForm(
    "visa-news", program: ConformanceProgram(path: Place.program("Visa"), environment: ["NEWS": "1"]),
    makeForm: { Visa.session(in: FormEnvironment(), texts, hasNews: true) }, json: { try TerminalForm.json($0) })
  private static let texts = try! Visa.texts()

  /// The forms of one program, by the name that it knows each by.
  private static func registration<Model: Encodable & Sendable>(
    _ name: String, _ form: String, _ makeForm: @escaping @Sendable () -> FormSession<Model>
  ) -> ConformanceForm {
    ConformanceForm(
      name, program: ConformanceProgram(path: Place.program("Registrations"), environment: ["FORM": form]),
      makeForm: makeForm, json: { try TerminalForm.json($0) })
  }

  static let basic = registration("basic", "basic") { FormSession(Welcome()) }

  static let ownPages = registration("own-pages", "own-pages") { FormSession(ClubWelcome()) }

  static let ownButton = registration("own-button", "own-button") { FormSession(SignIn()) }

  static let dates = registration("dates", "dates") { FormSession(DayInParts()) }

  static let location = registration("location", "location") { FormSession(Meeting()) }

  static let storyboard = registration("storyboard", "storyboard") { FormSession(Membership()) }

  static let swift = registration("swift", "swift") { FormSession(Membership()) }

  static let valueLists = registration("value-lists", "lists") { FormSession(ValueLists()) }

  static let options = registration("options", "options") { FormSession(OptionFields()) }

  /// The workshop's registration as a format describes it. The engine that it is compared with runs the compiled form.
  private static func workshop(_ format: String) -> ConformanceForm {
    ConformanceForm(
      "workshop-\(format)",
      program: ConformanceProgram(path: Place.program("Documents"), environment: ["FORM": format]),
      makeForm: { FormSession(Workshop()) }, json: { try TerminalForm.json($0) })
  }

  static let workshops = ["compiled", "own", "schema", "fxforms"].map(workshop)

  static func named(_ name: String) throws -> ConformanceForm {
    guard
      let form =
        ([
          attendee, everything, pickers, choices, styles, defaults, refunds, ballot, manager, collections, lists,
          payments, gallery, login, register, password, review, look, profile, settings, checkout, inspector, catalog,
          attachments, trip, inferred, agenda, prospectus, budget, booking, note, visa, news, record, basic, ownPages,
          ownButton, dates, location, storyboard, swift, valueLists, options,
        ] + workshops).first(where: { $0.name == name })
    else {
      throw FormDriverError("There is no form '\(name)'.")
    }
    return form
  }
}

/// The locations of files.
enum Place {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path of a program that was built with the tests.
  static func program(_ name: String) -> String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    // On macOS the test bundle is a folder with the executable deep inside.
    while folder.pathComponents.count > 1 {
      let program = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
      folder = folder.deletingLastPathComponent()
    }
    return name
  }

  static let drivers = FormDriverScripts(
    python: root.appendingPathComponent(".build/python/bin/python").path,
    folder: root.appendingPathComponent("Tests/Drivers").path)

  static let browser = ProcessInfo.processInfo.environment["CHROMIUM"] ?? "/usr/bin/chromium"
  static let webKit = ProcessInfo.processInfo.environment["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver"

  /// The driver of a surface; nil for the engine, which surfaces are compared with.
  static func driver(_ surface: ConformanceSurface, _ program: ConformanceProgram) throws -> (any FormDriver)? {
    switch surface {
    // SwiftUI's views are played in the test's own process.
    case .engine, .swiftUI: nil
    case .terminal: try FormDialogueDriver(program)
    case .screen: try FormScreenDriver(program, drivers)
    case .web: try FormWebDriver(program, drivers, browser: browser)
    case .window: try FormWindowDriver(program, drivers)
    }
  }
}
