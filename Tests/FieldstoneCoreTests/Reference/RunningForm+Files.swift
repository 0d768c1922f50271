import FieldstoneTesting

@testable import FieldstoneCore

/// The files of the form.
extension RunningForm {
  /// Gives the form the files that people may choose, as if they had been received.
  func receiveFiles() {
    fileStore.restock()
    for id in PlanFiles.received.sorted() { PlanFiles.file(id).map(form.files.receive) }
  }

  func refuse(_ id: String, _ name: String) -> String {
    form.refuseFile(FormRowID(id), named: name, FormIssue(.file(.tooLarge(maximum: 5)))).kind
  }

  var fileFacts: Observation {
    [
      "received files": form.files.receivedIDs.sorted().joined(separator: " "),
      "removed files": fileStore.removed.sorted().joined(separator: " "),
    ]
  }
}
