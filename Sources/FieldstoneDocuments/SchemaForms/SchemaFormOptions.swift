import FieldstoneCore

extension FormDocument {
  /// How a JSON Schema becomes a form.
  public struct SchemaOptions: Sendable {
    /// The dialect of schemas without `$schema`.
    public var dialect = JSONSchema.Dialect.draft2020
    /// The documents that references may lead to, by their URIs. None is ever fetched.
    public var documents: [String: JSONDocument] = [:]
    /// Where the schema is from, for references relative to that.
    public var uri = ""
    /// What `format` means when answers are submitted. Fields check the formats that they know in any case. If formats
    /// are asserted, times are typed as texts with their offset, as RFC 3339 has them.
    public var formats = JSONSchema.Formats.annotated
    /// The title of the button that submits the form, unless the schema names one; nil for none.
    public var submit: FormString? = "Submit"
    /// What the file may be at most.
    public var json = JSONDocument.Limits()
    /// What the form may be at most.
    public var limits = SchemaLimits()

    public init() {}
  }

  /// What a form may be at most that is made of a JSON Schema, so that no schema exhausts the memory or the stack.
  public struct SchemaLimits: Sendable, Hashable {
    /// The most fields, also in subforms that are there from the beginning, as often as they occur.
    public var fields = 1_000_000
    /// The most options of all choices together.
    public var options = 2_000_000
    /// The most forms within one another, apart from those of elements.
    public var depth = 32
    /// The most problems and the most warnings that are listed.
    public var problems = 1_000
    /// How often the keywords of a schema may be read for each value in the file, since a schema may be referred to
    /// any number of times.
    public var readings = 50
    /// What checking the answers may cost.
    public var checks = JSONSchema.Limits()

    public init() {}
  }
}
