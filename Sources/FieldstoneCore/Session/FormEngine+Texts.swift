/// The texts of a row that depend on other answers; nil where the declared ones apply.
struct DecidedTexts {
  var title: FormString?
  var help: FormString?
  var placeholder: FormString?
  /// Remarks, and what is only looked at.
  private var others: [TrackerSpec.Kind: FormString] = [:]
  /// How far something is.
  var fraction: Double?
  /// The closures that decide, and how far they are from the row: that of an outer form prevails, and of two in the same
  /// form the later one.
  private var deciders: [TrackerSpec.Kind: (distance: Int, tracker: Int32)] = [:]

  mutating func claim(_ kind: TrackerSpec.Kind, _ tracker: Int32, distance: Int) {
    if let known = deciders[kind], known.distance > distance { return }
    deciders[kind] = (distance, tracker)
  }

  func isDecided(_ kind: TrackerSpec.Kind, by tracker: Int32) -> Bool { deciders[kind]?.tracker == tracker }

  subscript(kind: TrackerSpec.Kind) -> FormString? {
    get {
      switch kind {
      case .title: title
      case .help: help
      case .placeholder: placeholder
      default: others[kind]
      }
    }
    set {
      switch kind {
      case .title: title = newValue
      case .help: help = newValue
      case .placeholder: placeholder = newValue
      default: others[kind] = newValue
      }
    }
  }
}

extension FormEngine {
  /// Takes a text that a closure has returned.
  func setText(_ text: FormString, _ kind: TrackerSpec.Kind, _ slot: Int, by tracker: Int32) {
    guard let texts = decidedTexts[slot], texts.isDecided(kind, by: tracker), texts[kind] != text else { return }
    decidedTexts[slot]?[kind] = text
    indexedRows = nil
    mark(slot, kind == .shown ? .value : .texts)
    // A review repeats it.
    if kind == .title {
      queueReaders(slot, .text)
      noteRecordedTitle(of: slot)
    }
    // The title of a subform is also that of its page.
    if kind == .title, element(at: slot) is NestedElement { changeLog.notePages() }
  }

  /// Takes how far something is, as a closure has returned it.
  func setFraction(_ fraction: Double, _ slot: Int) {
    let fraction = fraction.isFinite ? fraction : 0
    guard decidedTexts[slot]?.fraction != fraction else { return }
    decidedTexts[slot]?.fraction = fraction
    mark(slot, [.texts, .value])
  }

  /// The title that a closure has decided; nil for most rows.
  func decidedTitle(of slot: Int) -> FormString? { decidedTexts.isEmpty ? nil : decidedTexts[slot]?.title }

  /// The help text of a row, as declared or decided by a closure.
  func help(of slot: Int, _ details: ElementDetails?) -> FormString? {
    decidedTexts.isEmpty ? details?.help : decidedTexts[slot]?.help ?? details?.help
  }

  /// The remarks beside a row, as declared or decided by closures.
  func captions(of slot: Int, _ details: ElementDetails?) -> [FormCaption] {
    guard let declared = details?.captions, !declared.isEmpty else { return [] }
    let decided = decidedTexts.isEmpty ? nil : decidedTexts[slot]
    return declared.compactMap { caption in
      // A text that was declared after a closure has taken its place.
      let text = (caption.text ?? decided?[TrackerSpec.Kind(caption.kind)])?.text(in: environment) ?? ""
      return text.isEmpty ? nil : FormCaption(kind: caption.kind, text: text)
    }
  }
}
