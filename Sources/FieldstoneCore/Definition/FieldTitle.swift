/// Makes titles from property names.
///
/// `myURLString` becomes "My URL String", `address2` "Address 2", `iPhone` "iPhone". Capitals in a row stay together,
/// except that the last one starts the word that follows; digits are words of their own unless they follow a single
/// capital letter; underscores are spaces.
enum FieldTitle {
  /// Words with their own spelling.
  private static let ownWriting: [[String]: String] = [
    ["i", "Phone"]: "iPhone", ["i", "Pad"]: "iPad", ["i", "Cloud"]: "iCloud", ["i", "OS"]: "iOS",
    ["mac", "OS"]: "macOS",
  ]

  /// The title of a property name.
  ///
  /// - Complexity: O(length). A title is made when it is first shown, never when a form is built.
  static func title(of key: String) -> String {
    if let plain = plainTitle(of: key) { return plain }
    let words = words(of: key)
    var titled: [String] = []
    var index = 0
    while index < words.count {
      if index + 1 < words.count, let own = ownWriting[[words[index], words[index + 1]]] {
        titled.append(own)
        index += 2
      } else {
        titled.append(words[index].prefix(1).uppercased() + words[index].dropFirst())
        index += 1
      }
    }
    return titled.joined(separator: " ")
  }

  /// The same in sentence case: "Repeat password", "My URL", "Plan B", "Cups a day".
  static func sentence(of key: String) -> String {
    let title = title(of: key).split(separator: " ")
    return title.enumerated().map { index, word in
      // Only words with a single leading capital: no abbreviations, and no names with a capital inside. A single letter
      // is a name, too, as in "Plan B", but "A" between words is an article.
      let isArticle = word == "A" && index < title.count - 1
      let isPlain = isArticle || word.count > 1 && word.dropFirst().allSatisfy { !$0.isUppercase }
      return index > 0 && isPlain ? word.prefix(1).lowercased() + word.dropFirst() : String(word)
    }.joined(separator: " ")
  }

  /// The title of a name of lowercase ASCII letters followed by digits, as in most long forms; nil for other names.
  private static func plainTitle(of key: String) -> String? {
    let letters = key.utf8.prefix { (0x61...0x7A).contains($0) }.count
    let digits = key.utf8.count - letters
    guard letters > 1 || (letters == 1 && digits == 0),
      key.utf8.suffix(digits).allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return String(unsafeUninitializedCapacity: key.utf8.count + 1) { title in
      var length = 0
      for byte in key.utf8 {
        if length == letters {
          title[length] = 0x20
          length += 1
        }
        title[length] = length == 0 ? byte - 0x20 : byte
        length += 1
      }
      return length
    }
  }

  /// The words of a property name, as they are written in it.
  static func words(of key: String) -> [String] {
    var words: [String] = []
    let characters = Array(key)
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      if character == "_" || character == ":" || character.isWhitespace || character == "-" || character == "." {
        end()
        continue
      }
      let previous = word.last
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let previous {
        if character.isUppercase {
          // A capital starts a word after a lowercase letter or a digit; in a run of capitals, only the last one does,
          // if a lowercase letter follows.
          let endsRun = previous.isUppercase && (next?.isLowercase ?? false)
          // `A4Size`: a capital after a digit starts a word.
          if !previous.isUppercase || endsRun { end() }
        } else if character.isNumber {
          // `address2` and `profileID2` are split, but `A4` is one word.
          let isSingle = word.count == 1 && previous.isUppercase
          if !previous.isNumber, !isSingle { end() }
        } else if previous.isNumber {
          end()
        }
      }
      word.append(character)
    }
    end()
    return words
  }
}
