/// Invalid arguments.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// What the command line asks for.
enum Options {
  /// Benchmarks by name, all if none is named; at these sizes, each benchmark's own if none is given.
  case benchmarks(names: Set<String>, sizes: [Int])
  /// In its own process: the heap that a form of `n` fields takes.
  case memory(n: Int, kind: String)
  /// In its own process: the time and the memory that a command takes.
  case command([String])
  /// In its own process: a web form of `n` fields, or of one file if `n` is 0, served until the process is ended.
  case serve(n: Int)
  /// Only the names.
  case help

  static let names = Benchmark.all.flatMap { $0.measures.flatMap(\.names) }

  /// - Throws: what is wrong with the arguments.
  init(_ arguments: [String]) throws(UsageError) {
    switch arguments.first {
    case "--memory": self = try .memory(arguments)
    case "--serve": self = .serve(n: arguments.dropFirst().first.flatMap { Int($0) } ?? 10)
    case "--command": self = .command(Array(arguments.dropFirst()))
    default: self = try .benchmarks(arguments)
    }
  }

  private static func memory(_ arguments: [String]) throws(UsageError) -> Options {
    guard arguments.count == 3, let n = Int(arguments[1]), n > 0,
      ["fresh", "edited", "elements"].contains(arguments[2])
    else {
      throw UsageError("--memory takes a number of fields and 'fresh', 'edited', or 'elements'.")
    }
    return .memory(n: n, kind: arguments[2])
  }

  private static func benchmarks(_ arguments: [String]) throws(UsageError) -> Options {
    var chosen: Set<String> = []
    var sizes: [Int] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--n":
        let list = (rest.popFirst() ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let numbers = list.map { Int($0) ?? 0 }
        guard numbers.allSatisfy({ $0 > 1 }) else { throw UsageError("--n takes sizes from 2 on, like --n 10,100.") }
        sizes += numbers
      default:
        guard names.contains(argument) else {
          throw UsageError("There is no benchmark '\(argument)'. These there are: \(names.joined(separator: ", ")).")
        }
        chosen.insert(argument)
      }
    }
    return .benchmarks(names: chosen, sizes: sizes)
  }
}
