import FieldstoneCore
import Foundation

/// Declares the traits of a field. Those that don't suit its kind are problems of the document, and are left out.
struct TraitBuilder<Model: KeyedModel, Value> {
  let builder: FieldBuilder<Model, Value>
  let traits: [DocumentTrait]
  /// Reads the form for a text or a bound.
  let reading: (DocumentComputation) -> @Sendable (NamedReader) -> FormValues.Value?
  let readingText: (DocumentComputation) -> @Sendable (NamedReader) -> FormString

  /// What any field may have.
  func declareCommon() {
    for trait in traits {
      switch trait {
      case .unmarked: builder.unmarked()
      case .editableWhenLocked: builder.editableWhenLocked()
      case .caption(let kind, let text): builder.caption(kind, text)
      case .titleFrom(let computation): builder.title(text(computation))
      case .helpFrom(let computation): builder.help(text(computation))
      case .placeholderFrom(let computation): builder.placeholder(text(computation))
      case .captionFrom(let kind, let computation): builder.caption(kind, text(computation))
      case .updates(let updates): builder.updates(updates)
      case .returnKey(let key): builder.returnKey(key)
      case .action(let action, let moment): builder.action(action, at: moment)
      case .selectsAll: builder.selectsAll()
      default: break
      }
    }
  }

  private func text(_ computation: DocumentComputation) -> @Sendable (FormReader<Model>) -> FormString {
    let read = readingText(computation)
    return { read($0.named) }
  }

  /// What values read like, and how they are read.
  ///
  /// - Parameter own: What `value` is in an expression.
  func declareFormat(_ leaf: Leaf<Value>, _ own: ExpressionType) where Value: Hashable & Sendable {
    let (read, write) = (leaf.read, leaf.write)
    for trait in traits {
      switch trait {
      case .display(let text): builder.display { text(write($0)) ?? Self.usualText($0, write) }
      case .displayFrom(let expression):
        builder.display {
          expression.text(of: ExpressionValue(write($0), own)) ?? Self.usualText($0, write)
        }
      case .format(let text, let parse):
        builder.format(
          { value in
            (text(write(value)) ?? DocumentOption(write(value)).formTitle).text(in: .standard)
          },
          parse: { text in
            guard let value = parse(text).flatMap(read) else { throw FormIssue(.patternMismatch) }
            return value
          })
      default: break
      }
    }
  }

  /// What a value reads like if nothing else is said: the title of an option, or the value as it is written.
  private static func usualText(_ value: Value, _ write: (Value) -> FormValues.Value) -> FormString {
    (value as? DocumentOption ?? DocumentOption(write(value))).formTitle
  }

  /// What becomes of an answer: the one that is kept, checks that take time, and what takes its place when it is dropped.
  ///
  /// - Parameter own: What `value` is in an expression.
  func declareAnswers(_ leaf: Leaf<Value>, _ own: ExpressionType, _ policy: FormHiddenPolicy?)
  where Value: Hashable & Sendable {
    let (read, write) = (leaf.read, leaf.write)
    for trait in traits {
      switch trait {
      case .hiddenValue(let value):
        if let policy, let value = read(value) { builder.whenHidden(policy, to: value) }
      case .asyncRule(let check): builder.asyncRule { try await check(write($0)) }
      case .normalize(let normalize): builder.normalize { normalize(write($0)).flatMap(read) ?? $0 }
      case .normalizeFrom(let expression):
        builder.normalize { answer in
          expression.value(of: ExpressionValue(write(answer), own)).formValue.flatMap(read) ?? answer
        }
      default: break
      }
    }
  }

  /// The value that an empty field shows.
  func declareShownDefault(_ leaf: Leaf<Value>) where Value: Hashable & Sendable {
    for case .shownDefault(let value) in traits {
      if let value = leaf.read(value) { builder.defaultValue(value, isStored: false) }
    }
  }
}

extension TraitBuilder where Value: FormValue & Hashable {
  func declareSuggestions(_ leaf: Leaf<Value>) {
    let read = leaf.read
    for trait in traits {
      switch trait {
      case .suggestions(let values): builder.suggestions(values.compactMap(read))
      case .suggestionsFrom(let computation):
        let list = reading(computation)
        builder.suggestions { (list($0.named)?.list ?? []).compactMap(read) }
      default: break
      }
    }
  }
}

extension TraitBuilder where Value: FormValue & Comparable & Hashable & Sendable {
  func declareBounds(_ leaf: Leaf<Value>) {
    let read = leaf.read
    for trait in traits {
      switch trait {
      case .minimumFrom(let computation):
        let bound = reading(computation)
        builder.minimum { bound($0.named).flatMap(read) }
      case .maximumFrom(let computation):
        let bound = reading(computation)
        builder.maximum { bound($0.named).flatMap(read) }
      default: break
      }
    }
  }
}

extension TraitBuilder where Value == String {
  func declareText() {
    for trait in traits {
      switch trait {
      case .trimmed: builder.trimmed()
      case .uppercased: builder.uppercased()
      case .lowercased: builder.lowercased()
      case .normalized: builder.normalized()
      case .mask(let mask, let storesLiterals): builder.mask(mask, storesLiterals: storesLiterals)
      case .lines(let lines): builder.longText(lines: lines)
      case .capitalization(let capitalization): builder.capitalization(capitalization)
      case .correction(let corrects): builder.correction(corrects)
      case .spellChecking(let checks): builder.spellChecking(checks)
      case .repeated(let title): builder.repeated(title)
      default: break
      }
    }
  }
}

extension TraitBuilder where Value: FormValue & Numeric & Comparable {
  /// Declares the control first, because units and bounds are added to it.
  func declareControl() {
    let isInteger = Value.self is any BinaryInteger.Type
    func style(_ step: FormValues.Value?) -> FormNumberStyle {
      FormNumberStyle(isInteger: isInteger, step: step.flatMap { Decimal($0) })
    }
    for trait in traits {
      switch trait {
      case .stepper(let step): builder.control(.stepper(style(step)))
      case .slider(let step): builder.control(.slider(style(step)))
      default: break
      }
    }
  }

  func declareNumber() {
    for trait in traits {
      switch trait {
      case .ticks: builder.ticks()
      case .icons(let minimum, let maximum): builder.icons(minimum: minimum, maximum: maximum)
      case .percent: builder.percent()
      case .currency(let code): builder.currency(code)
      case .currencyFrom(let computation):
        let code = reading(computation)
        builder.currency { code($0.named)?.text ?? "" }
      case .unitFrom(let computation):
        let unit = reading(computation)
        builder.unit { unit($0.named)?.text ?? "" }
      default: break
      }
    }
  }
}

extension TraitBuilder where Value == Int {
  func declareInteger() {
    for trait in traits {
      switch trait {
      case .byteCount: builder.byteCount()
      case .bitField(let bits): builder.bitField(bits.map { ($0.bits, $0.title) })
      default: break
      }
    }
  }
}

extension TraitBuilder where Value == Date {
  func declareDate(_ kind: FormDateKind) {
    for trait in traits {
      switch trait {
      case .twoDigitYears: builder.twoDigitYears()
      case .relativeDates: builder.relativeDates()
      case .startsAt(let value):
        if let date = value.text.flatMap({ DateValue.date($0, kind) }) { builder.startsAt(date) }
      default: break
      }
    }
  }
}

extension TraitBuilder where Value == Date {
  func declareZone() {
    for case .timeZone(let zone) in traits { builder.timeZone(zone) }
  }
}

extension TraitBuilder where Value == Bool {
  func declareFlag() {
    for case .words(let on, let off) in traits { builder.words(on: on, off: off) }
  }
}

extension TraitBuilder where Value == FormFile {
  func declareFile() {
    for trait in traits {
      switch trait {
      case .accepts(let types): builder.accepts(types)
      case .minimumDimensions(let width, let height): builder.minimumDimensions(width: width, height: height)
      case .maximumDimensions(let width, let height): builder.maximumDimensions(width: width, height: height)
      case .capture(let camera): builder.capture(camera)
      default: break
      }
    }
  }
}
