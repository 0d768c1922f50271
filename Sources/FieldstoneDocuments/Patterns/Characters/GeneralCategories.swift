/// The values of General_Category, their names, and which scalars have them.
enum GeneralCategories {
  /// The categories that a name stands for, by short and long names (PropertyValueAliases.txt of Unicode 16).
  static let byName: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let names = parts[0].split(separator: " ").map(String.init)
      let members = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : [names[0]]
      for name in names { result[name] = members }
    }
    return result
  }()

  /// The scalars of each category, by its short name.
  ///
  /// Computed in one pass over Unicode when first used.
  static let scalars: [String: ScalarSet] = {
    var ranges: [Unicode.GeneralCategory: [ClosedRange<UInt32>]] = [:]
    ScalarScan.runs {
      $0.properties.generalCategory
    } found: { category, range in
      ranges[category, default: []].append(range)
    }
    // Surrogates are code points, but no scalars.
    ranges[.surrogate] = [0xD800...0xDFFF]
    return Dictionary(ranges.map { ($0.shortName, ScalarSet($1)) }, uniquingKeysWith: { first, _ in first })
  }()

  private static let table = """
    Lu Uppercase_Letter
    Ll Lowercase_Letter
    Lt Titlecase_Letter
    LC Cased_Letter:Lu Ll Lt
    Lm Modifier_Letter
    Lo Other_Letter
    L Letter:Lu Ll Lt Lm Lo
    Mn Nonspacing_Mark
    Mc Spacing_Mark
    Me Enclosing_Mark
    M Mark Combining_Mark:Mn Mc Me
    Nd Decimal_Number digit
    Nl Letter_Number
    No Other_Number
    N Number:Nd Nl No
    Pc Connector_Punctuation
    Pd Dash_Punctuation
    Ps Open_Punctuation
    Pe Close_Punctuation
    Pi Initial_Punctuation
    Pf Final_Punctuation
    Po Other_Punctuation
    P Punctuation punct:Pc Pd Ps Pe Pi Pf Po
    Sm Math_Symbol
    Sc Currency_Symbol
    Sk Modifier_Symbol
    So Other_Symbol
    S Symbol:Sm Sc Sk So
    Zs Space_Separator
    Zl Line_Separator
    Zp Paragraph_Separator
    Z Separator:Zs Zl Zp
    Cc Control cntrl
    Cf Format
    Cs Surrogate
    Co Private_Use
    Cn Unassigned
    C Other:Cc Cf Cs Co Cn
    """
}

extension Unicode.GeneralCategory {
  fileprivate var shortName: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
