/// The binary properties that `\p{…}` accepts (ECMA-262, table 68), and how their scalars are found.
enum BinaryProperties {
  enum Source: Sendable {
    case standardLibrary(@Sendable (Unicode.Scalar.Properties) -> Bool)
    /// A name in Foundation's regular expressions.
    case foundation(String)
    case ranges([ClosedRange<UInt32>])
  }

  /// The long name, by the long name and the short one.
  static let longNames: [String: String] = {
    var names: [String: String] = [:]
    for name in table.keys {
      for alias in name.split(separator: " ") { names[String(alias)] = name }
    }
    return names
  }()

  static func scalars(_ longName: String) -> ScalarSet {
    switch table[longName] {
    case .standardLibrary(let condition)?: ScalarScan.scalars { condition($0.properties) }
    case .foundation(let name)?: ScalarScan.scalars(matching: "\\p{\(name)}")
    case .ranges(let ranges)?: ScalarSet(ranges)
    case nil: ScalarSet([])
    }
  }

  private static let table: [String: Source] = [
    "ASCII": .ranges([0...0x7F]),
    "ASCII_Hex_Digit AHex": .standardLibrary { $0.isASCIIHexDigit },
    "Alphabetic Alpha": .standardLibrary { $0.isAlphabetic },
    "Any": .ranges([0...ScalarSet.lastScalar]),
    "Assigned": .standardLibrary { $0.generalCategory != .unassigned },
    "Bidi_Control Bidi_C": .standardLibrary { $0.isBidiControl },
    "Bidi_Mirrored Bidi_M": .standardLibrary { $0.isBidiMirrored },
    "Case_Ignorable CI": .standardLibrary { $0.isCaseIgnorable },
    "Cased": .standardLibrary { $0.isCased },
    "Changes_When_Casefolded CWCF": .standardLibrary { $0.changesWhenCaseFolded },
    "Changes_When_Casemapped CWCM": .standardLibrary { $0.changesWhenCaseMapped },
    "Changes_When_Lowercased CWL": .standardLibrary { $0.changesWhenLowercased },
    "Changes_When_NFKC_Casefolded CWKCF": .standardLibrary { $0.changesWhenNFKCCaseFolded },
    "Changes_When_Titlecased CWT": .standardLibrary { $0.changesWhenTitlecased },
    "Changes_When_Uppercased CWU": .standardLibrary { $0.changesWhenUppercased },
    "Dash": .standardLibrary { $0.isDash },
    "Default_Ignorable_Code_Point DI": .standardLibrary { $0.isDefaultIgnorableCodePoint },
    "Deprecated Dep": .standardLibrary { $0.isDeprecated },
    "Diacritic Dia": .standardLibrary { $0.isDiacritic },
    "Emoji": .standardLibrary { $0.isEmoji },
    "Emoji_Component EComp": .foundation("Emoji_Component"),
    "Emoji_Modifier EMod": .standardLibrary { $0.isEmojiModifier },
    "Emoji_Modifier_Base EBase": .standardLibrary { $0.isEmojiModifierBase },
    "Emoji_Presentation EPres": .standardLibrary { $0.isEmojiPresentation },
    "Extended_Pictographic ExtPict": .foundation("Extended_Pictographic"),
    "Extender Ext": .standardLibrary { $0.isExtender },
    "Grapheme_Base Gr_Base": .standardLibrary { $0.isGraphemeBase },
    "Grapheme_Extend Gr_Ext": .standardLibrary { $0.isGraphemeExtend },
    "Hex_Digit Hex": .standardLibrary { $0.isHexDigit },
    "IDS_Binary_Operator IDSB": .standardLibrary { $0.isIDSBinaryOperator },
    "IDS_Trinary_Operator IDST": .standardLibrary { $0.isIDSTrinaryOperator },
    "ID_Continue IDC": .standardLibrary { $0.isIDContinue },
    "ID_Start IDS": .standardLibrary { $0.isIDStart },
    "Ideographic Ideo": .standardLibrary { $0.isIdeographic },
    "Join_Control Join_C": .standardLibrary { $0.isJoinControl },
    "Logical_Order_Exception LOE": .standardLibrary { $0.isLogicalOrderException },
    "Lowercase Lower": .standardLibrary { $0.isLowercase },
    "Math": .standardLibrary { $0.isMath },
    "Noncharacter_Code_Point NChar": .standardLibrary { $0.isNoncharacterCodePoint },
    "Pattern_Syntax Pat_Syn": .standardLibrary { $0.isPatternSyntax },
    "Pattern_White_Space Pat_WS": .standardLibrary { $0.isPatternWhitespace },
    "Quotation_Mark QMark": .standardLibrary { $0.isQuotationMark },
    "Radical": .standardLibrary { $0.isRadical },
    "Regional_Indicator RI": .ranges([0x1F1E6...0x1F1FF]),
    "Sentence_Terminal STerm": .standardLibrary { $0.isSentenceTerminal },
    "Soft_Dotted SD": .standardLibrary { $0.isSoftDotted },
    "Terminal_Punctuation Term": .standardLibrary { $0.isTerminalPunctuation },
    "Unified_Ideograph UIdeo": .standardLibrary { $0.isUnifiedIdeograph },
    "Uppercase Upper": .standardLibrary { $0.isUppercase },
    "Variation_Selector VS": .standardLibrary { $0.isVariationSelector },
    "White_Space space": .standardLibrary { $0.isWhitespace },
    "XID_Continue XIDC": .standardLibrary { $0.isXIDContinue },
    "XID_Start XIDS": .standardLibrary { $0.isXIDStart },
  ]
}
