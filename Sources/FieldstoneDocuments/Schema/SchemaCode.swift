/// A program in memory that doesn't move, so that checking a value touches no reference counts.
///
/// Unchecked: nothing is written after `init`.
final class SchemaCode: @unchecked Sendable {
  /// The rest of the program: what is in the tables below is empty there.
  let program: SchemaProgram
  let schemas: UnsafePointer<SchemaProgram.Schema>
  let instructions: UnsafePointer<SchemaProgram.Instruction>
  let objects: UnsafePointer<SchemaProgram.ObjectRules>
  let arrays: UnsafePointer<SchemaProgram.ArrayRules>
  let patternProperties: UnsafePointer<SchemaProgram.PatternProperty>
  let dependents: UnsafePointer<SchemaProgram.Dependent>
  let lists: UnsafePointer<Int32>
  let bounds: UnsafePointer<SchemaProgram.Bound>
  let divisors: UnsafePointer<SchemaDivisor>
  let lengths: UnsafePointer<Int>
  let patterns: UnsafePointer<any SchemaPattern>
  let formats: UnsafePointer<SchemaFormat>
  let constants: UnsafePointer<SchemaProgram.Constant>
  let enumerations: UnsafePointer<SchemaProgram.Enumeration>
  let documents: UnsafePointer<JSONView>
  let names: NameView
  let usesDynamicReferences: Bool
  private let release: [() -> Void]

  init(_ program: consuming SchemaProgram) {
    var release: [() -> Void] = []
    // What is copied is given back at once, because a program may be as large as all that is left of the memory.
    func table<Element>(_ elements: inout [Element]) -> UnsafePointer<Element> {
      let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
      let used = UnsafeMutableBufferPointer(rebasing: memory[..<memory.initialize(fromContentsOf: elements)])
      elements = []
      release.append {
        used.deinitialize()
        memory.deallocate()
      }
      return UnsafePointer(memory.baseAddress!)
    }
    schemas = table(&program.schemas)
    instructions = table(&program.instructions)
    objects = table(&program.objects)
    arrays = table(&program.arrays)
    patternProperties = table(&program.patternProperties)
    dependents = table(&program.dependents)
    lists = table(&program.lists)
    bounds = table(&program.bounds)
    divisors = table(&program.divisors)
    lengths = table(&program.lengths)
    patterns = table(&program.patterns)
    formats = table(&program.formats)
    constants = table(&program.constants)
    enumerations = table(&program.enumerations)
    // The program has the documents, and so their bytes and entries stay.
    var views = program.documents.map(\.content.storage.view)
    documents = table(&views)
    names = NameView(
      entries: table(&program.names.entries), bytes: table(&program.names.bytes), slots: table(&program.names.slots),
      hash: program.hash)
    usesDynamicReferences = !program.dynamicAnchors.isEmpty
    self.program = program
    self.release = release
  }

  deinit { for release in release { release() } }
}
