import Foundation

/// The definitions of a plan's subforms.
struct PlanFamily: Hashable, Sendable {
  var kid = FormPlan()
  var toy = FormPlan()
  var bean = FormPlan()
  var pod = FormPlan()
  var deal = FormPlan()
  var mini = FormPlan()
  var hat = FormPlan()
}

/// A number as a type. A model with such a parameter is a separate type for every family of subforms, so that the
/// definitions that the core caches by type are those of the plan.
protocol PlanTag: Sendable { static var number: Int { get } }
enum PlanZero: PlanTag { static var number: Int { 0 } }
enum PlanEven<Half: PlanTag>: PlanTag { static var number: Int { Half.number * 2 } }
enum PlanOdd<Half: PlanTag>: PlanTag { static var number: Int { Half.number * 2 + 1 } }

extension PlanTag {
  static var even: any PlanTag.Type { PlanEven<Self>.self }
  static var odd: any PlanTag.Type { PlanOdd<Self>.self }
  /// The definitions of the subforms of models with this parameter.
  static var family: PlanFamily { PlanFamilies.shared.family(number) }
}

/// The families that have been used so far.
final class PlanFamilies: @unchecked Sendable {
  static let shared = PlanFamilies()
  private let lock = NSLock()
  private var families: [PlanFamily] = []
  private var numbers: [PlanFamily: Int] = [:]

  func family(_ number: Int) -> PlanFamily { lock.withLock { families[number] } }

  /// The type of a family.
  func tag(_ family: PlanFamily) -> any PlanTag.Type {
    let number = lock.withLock { () -> Int in
      if let known = numbers[family] { return known }
      families.append(family)
      numbers[family] = families.count - 1
      return families.count - 1
    }
    return Self.tag(number)
  }

  private static func tag(_ number: Int) -> any PlanTag.Type {
    if number == 0 { return PlanZero.self }
    let half = tag(number / 2)
    return number % 2 == 0 ? half.even : half.odd
  }
}
