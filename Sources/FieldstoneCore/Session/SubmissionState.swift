/// How far the form's submission is, apart from the facts that everybody sees.
struct SubmissionState {
  /// The slots of all submit buttons.
  private(set) var buttons: [Int] = []
  /// Whether the program has submit handlers that must finish before a submit is done.
  private(set) var hasWork = false
  /// Whether the form was submitted and nothing but observers has changed it since.
  private(set) var wentThrough = false
  /// How many submits were refused because of the answers. Unlike ``FormFacts/failedSubmits``, it counts neither
  /// validating nor a draft's submits, and never decreases.
  private(set) var refusals = 0
  /// Whether what is in progress is a save, after which people go on working with the form.
  private(set) var isSave = false
  /// Whether a form that saves by itself has changes that no save has tried to save.
  var isSaveNeeded = false
  /// Whether the last save failed, and nothing has been changed since.
  private(set) var hasSaveFailed = false
  /// Whether what is being saved is no longer what the form is about.
  private(set) var isAbandoned = false
  /// The values that are being saved, of the rows that differ from the baseline.
  private(set) var saved: [Int: StoredValue] = [:]
  /// The order of the elements that are being saved, by the slot of their collection.
  private(set) var savedOrders: [Int: [Int32]] = [:]
  /// Which instances of subforms are being saved.
  private(set) var savedLineage: [Int: SubformID] = [:]
  /// How many inputs have come while something was being saved, but for those that its handlers have sent.
  private(set) var outsideInputs = 0
  /// Incremented with every change of a value, to detect changes made while a submit is in progress.
  private var changes = 0
  private var changesAtStart = 0

  /// Whether a value has changed since the submit began.
  var isOutdated: Bool { changes != changesAtStart }

  mutating func add(button slot: Int) { buttons.append(slot) }
  mutating func remove(button slot: Int) { buttons.removeAll { $0 == slot } }
  mutating func addWork() { hasWork = true }
  mutating func noteInput() { if isSave, !SaveTask.isCurrent { outsideInputs += 1 } }
  mutating func noteChange() { changes &+= 1 }
  /// The answers are those again that are being submitted.
  mutating func forgetChanges() { changesAtStart = changes }
  mutating func begin(
    saving values: [Int: StoredValue]? = nil, orders: [Int: [Int32]] = [:], lineage: [Int: SubformID] = [:]
  ) {
    changesAtStart = changes
    savedLineage = lineage
    isAbandoned = false
    (isSave, saved, savedOrders) = (values != nil, values ?? [:], orders)
    if isSave { (isSaveNeeded, hasSaveFailed) = (false, false) }
  }
  /// The state that another session was in when it was saved as a draft. What has failed isn't tried again by itself.
  mutating func restore(hasSaveFailed: Bool) {
    self.hasSaveFailed = hasSaveFailed
    if hasSaveFailed { isSaveNeeded = false }
  }
  mutating func failSave() { (hasSaveFailed, saved, savedOrders) = (isSave && !isAbandoned, [:], [:]) }
  mutating func forgetFailure() { hasSaveFailed = false }
  mutating func endSave() { (saved, savedOrders) = ([:], [:]) }
  /// Another model has taken the place of what is being saved.
  mutating func abandonSave() { isAbandoned = true }
  mutating func refuse() { refusals += 1 }
  mutating func succeed() { wentThrough = true }
  mutating func discard() { wentThrough = false }
}
