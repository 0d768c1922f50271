import FieldstoneCore
import FieldstoneDocuments
import Foundation

extension Workshop {
  /// The formats that the registration is written in.
  package enum Format: String, CaseIterable, Sendable {
    case own, schema, fxforms
  }

  /// The registration, as one of the files describes it.
  ///
  /// - Throws: `DocumentErrors` with all mistakes in the file.
  package static func document(_ format: Format) throws -> FormDocument {
    switch format {
    case .own: try FormDocument(json: Data(PackageResources.Workshop_json), id: "Workshop", file: "Workshop.json")
    case .schema:
      try FormDocument(
        jsonSchema: Data(PackageResources.Workshop_schema_json), id: "Workshop", file: "Workshop.schema.json")
    case .fxforms:
      try FormDocument(
        fxForms: Data(PackageResources.Workshop_fxforms_json), id: "Workshop", file: "Workshop.fxforms.json",
        registry: FXFormsRegistry(
          actions: ["register:": .submit],
          transformers: [
            "Diet": FXFormsTransformer(["anything": "Anything", "vegan": "Vegan", "halal": "Halal"])
          ]))
    }
  }
}
