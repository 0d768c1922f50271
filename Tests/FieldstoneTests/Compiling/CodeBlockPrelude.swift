import Foundation

/// Declarations that the code blocks use; `Attendee`, `Ticket`, `Diet` and `Invoice` are the sample's.
enum CodeBlockPrelude {
  static func source() throws -> String {
    let sample = try CodeBlock.text(of: "Examples/SampleForms/Attendee.swift")
    return sample.replacing("package ", with: "") + names
  }

  private static let names = """

    import FieldstoneTesting

    /// A model whose fields a loop or a closed collection makes.
    struct Survey: Sendable {
      enum Mark: CaseIterable { case good, bad }
      var name = ""
      var answers: [String] = []
      var marks: [Mark] = []
      var remarks: [String] = []
    }
    let questions = ["Why?"]

    struct ISBN: Equatable, Sendable {
      var digits: String
      init?(_ text: String) { digits = text }
    }

    // What a program has before the block begins.
    var form: FormSession<Attendee> { FormSession(Attendee()) }
    var person: FormTester<Attendee> { FormTester(Attendee()) }
    var store: FormMemoryStore { FormMemoryStore() }
    var name: String { "Ada" }
    struct Server: Sendable {
      func register<Model>(_ model: Model) async throws {}
      func knows(_ name: String) async throws -> Bool { false }
    }
    let server = Server()
    struct Directory: Sendable {
      func rename(to name: String) async throws {}
      func city(of name: String) async throws -> String { "London" }
    }
    let directory = Directory()
    struct Database: Sendable { func store<Model>(_ model: Model) async throws {} }
    let database = Database()
    struct Register: Sendable { func accepts<Model>(_ model: Model) async -> Bool { true } }
    let register = Register()
    struct Player: Sendable { func setVolume(_ volume: Int) {} }
    let player = Player()
    let body: [UInt8] = []
    func readBytes() -> [UInt8] { [] }
    func write(_ bytes: [UInt8]) {}
    """
}
