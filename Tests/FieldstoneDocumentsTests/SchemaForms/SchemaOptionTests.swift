import FieldstoneDocuments
import Testing

@Suite("Options of a document as a schema")
struct SchemaOptionTests {
  @Test("Options that answers decide are examples: others may be right, too")
  func examples() {
    var way = DocumentField("way", .choice(["bus", "train"]))
    way.traits = [.ownEntries]
    var days = DocumentField("days", .choices([]))
    days.traits = [.optionsFrom(DocumentComputation("[1, 2]"))]
    let form = DocumentForm(items: [way, days, DocumentField("diet", .choice(["any", "vegan"]))].map { .field($0) })
    let found = FormDocument("trip", form: form).jsonSchema()
    let schema = found.schema
    #expect(schema[path: "properties.way.examples"] == ["bus", "train"] && schema[path: "properties.way.enum"] == nil)
    #expect(schema[path: "properties.days.items.type"] == ["string", "number", "boolean"])
    #expect(schema[path: "properties.diet.enum"] == ["any", "vegan"])
    #expect(found.warnings.map(\.path.description) == ["way", "days"])
  }
}
