/// A schema that is compiled, on a thread of its own while the form is being made of it: neither needs what the other
/// finds, unless there are references, which may lead to further documents.
///
/// Unchecked `Sendable`: what the thread writes is read only after it has ended. Only who makes the form asks for more
/// than the code, which doesn't change any more once the form is there.
final class SchemaCompilation: @unchecked Sendable {
  /// From this many values on, a second thread saves more time than it takes to start.
  private static let fewestValues = 4_096

  /// The documents, with their mistakes unless somebody is still looking for them.
  let registry: SchemaRegistry
  private var compiler: SchemaCompiler
  private var made = SchemaCode(SchemaProgram(patterns: .linear))
  private var thread: SideThread<Void>?

  /// - Parameter resource: The schema of the form.
  init(_ compiler: consuming SchemaCompiler, _ resource: Int) {
    let found = compiler.registry
    let values = found.documents.first?.content.storage.view.count ?? 0
    guard values >= Self.fewestValues, !found.hasReferences, found.mistakes.isEmpty else {
      made = Self.compile(&compiler, resource)
      registry = compiler.registry
      self.compiler = compiler
      return
    }
    (self.compiler, registry) = (compiler, found)
    thread = SideThread(unfinished: ()) { [self] in made = Self.compile(&self.compiler, resource) }
  }

  private static func compile(_ compiler: inout SchemaCompiler, _ resource: Int) -> SchemaCode {
    compiler.compile(resource)
    if !compiler.registry.mistakes.isEmpty { compiler.compileUnused() }
    return SchemaCode(compiler.takeProgram())
  }

  // MARK: What is known once everything is compiled

  private func wait() {
    guard let thread else { return }
    thread.value()
    self.thread = nil
  }

  /// The documents, with all mistakes in them.
  func finishedRegistry() -> SchemaRegistry {
    wait()
    return compiler.registry
  }

  /// The number of a schema in the program; nil for one that checks nothing.
  func known(at part: SchemaPart) -> Int32? {
    wait()
    return compiler.known(at: part)
  }

  /// The pattern that a text stands for; nil if it is a mistake.
  func pattern(_ text: String) -> (any SchemaPattern)? {
    wait()
    return compiler.patternIndex[Array(text.utf8)].map { compiler.program.patterns[Int($0)] }
  }

  /// The code of all schemas.
  var code: SchemaCode {
    wait()
    return made
  }

  /// Gives back what only the loader needs.
  func forget() { compiler = SchemaCompiler(registry: SchemaRegistry([:]), patterns: .linear, assertsFormats: false) }
}
