#if GTK
  import CAdw
  import FieldstoneCore

  /// What input methods and screen keyboards are told about a text.
  extension FormRow {
    var inputPurpose: (GtkInputPurpose, GtkInputHints) {
      var hints = GTK_INPUT_HINT_NONE.rawValue
      func add(_ hint: GtkInputHints) { hints |= hint.rawValue }
      switch typing?.capitalization {
      case .words: add(GTK_INPUT_HINT_UPPERCASE_WORDS)
      case .sentences: add(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
      case .characters: add(GTK_INPUT_HINT_UPPERCASE_CHARS)
      case .never: add(GTK_INPUT_HINT_LOWERCASE)
      case nil: if typing?.mask?.isUppercased == true { add(GTK_INPUT_HINT_UPPERCASE_CHARS) }
      }
      if typing?.corrects == true { add(GTK_INPUT_HINT_WORD_COMPLETION) }
      switch typing?.checksSpelling ?? spellingOfControl {
      case true: add(GTK_INPUT_HINT_SPELLCHECK)
      case false: add(GTK_INPUT_HINT_NO_SPELLCHECK)
      case nil: break
      }
      if control.isSecret || purpose == .oneTimeCode { add(GTK_INPUT_HINT_PRIVATE) }
      return (kindOfInput, GtkInputHints(rawValue: hints))
    }

    private var spellingOfControl: Bool? {
      switch control.standard {
      case .text(.email), .text(.phone), .text(.url): false
      default: typing?.mask == nil ? nil : false
      }
    }

    private var kindOfInput: GtkInputPurpose {
      switch control.standard {
      case .text(.email): return GTK_INPUT_PURPOSE_EMAIL
      case .text(.phone): return GTK_INPUT_PURPOSE_PHONE
      case .text(.url): return GTK_INPUT_PURPOSE_URL
      case .text(.number), .number, .stepper, .slider: return GTK_INPUT_PURPOSE_NUMBER
      case .secure: return GTK_INPUT_PURPOSE_PASSWORD
      default: break
      }
      switch purpose {
      case .name?, .givenName?, .additionalName?, .familyName?, .nickname?, .cardholder?, .cardholderGivenName?,
        .cardholderAdditionalName?, .cardholderFamilyName?:
        return GTK_INPUT_PURPOSE_NAME
      case .email?: return GTK_INPUT_PURPOSE_EMAIL
      case .website?, .photo?, .instantMessaging?: return GTK_INPUT_PURPOSE_URL
      case .oneTimeCode?, .cardNumber?, .cardSecurityCode?, .cardExpirationMonth?, .cardExpirationYear?,
        .birthdayDay?, .birthdayMonth?, .birthdayYear?:
        return GTK_INPUT_PURPOSE_DIGITS
      case let purpose? where purpose.rawValue.hasPrefix("tel"): return GTK_INPUT_PURPOSE_PHONE
      default: return typing?.mask?.takesDigitsOnly == true ? GTK_INPUT_PURPOSE_DIGITS : GTK_INPUT_PURPOSE_FREE_FORM
      }
    }
  }
#endif
