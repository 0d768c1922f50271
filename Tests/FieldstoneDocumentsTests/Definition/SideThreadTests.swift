import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Threads of large forms")
struct SideThreadTests {
  /// Whether a closure ends within some seconds.
  private func ends(_ body: @escaping @Sendable () -> Void) -> Bool {
    let end = DispatchSemaphore(value: 0)
    Thread {
      body()
      end.signal()
    }.start()
    return end.wait(timeout: .now() + 30) == .success
  }

  @Test("A large form under a name has choices, and the threads that make it don't wait for each other")
  func choicesUnderName() throws {
    let fields = (0..<2_400).map { #"{"field": "f\#($0)", "type": "choice", "options": ["a", "b"]}"# }
    let json = Data(
      #"""
      {"fieldstone": 1, "forms": {"big": {"items": [\#(fields.joined(separator: ", "))]}},
       "items": [{"field": "one", "type": "form", "form": "big"}]}
      """#.utf8)
    let document = try FormDocument(json: json)
    #expect(ends { _ = document.definition })
  }

  #if canImport(Glibc)
    @Test("Where no thread can be made, large forms are made all the same")
    func noThreads() async {
      await #expect(processExitsWith: .success) {
        // A limit of threads is for users other than root.
        if getuid() == 0 { _ = setuid(65_534) }
        var limit = rlimit(rlim_cur: 1, rlim_max: 1)
        _ = setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
        // Ends the process if nothing happens.
        alarm(60)
        let properties = (0..<3_000).map { #""f\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let document = try FormDocument(jsonSchema: Data(#"{"properties": {\#(properties)}}"#.utf8), id: "large")
        exit(document.session().rows.count == 3_001 ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  #endif
}
