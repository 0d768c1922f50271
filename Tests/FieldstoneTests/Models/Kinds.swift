import Fieldstone
import Foundation

/// One property of every supported type.
@Form
struct Kinds {
  var string = "a"
  var bool = false
  var int = 0
  var int8: Int8 = 0
  var int16: Int16 = 0
  var int32: Int32 = 0
  var int64: Int64 = 0
  var int128: Int128 = 0
  var uint: UInt = 0
  var uint8: UInt8 = 0
  var uint16: UInt16 = 0
  var uint32: UInt32 = 0
  var uint64: UInt64 = 0
  var uint128: UInt128 = 0
  var float: Float = 0
  var double = 0.0
  var decimal: Decimal = 0
  var date = Date(timeIntervalSince1970: 0)
  @Field(.time) var time = Date(timeIntervalSince1970: 0)
  @Field(.dateAndTime) var both = Date(timeIntervalSince1970: 0)
  var link = URL(filePath: "/")
  var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  var raw = Diet.anything
  var plain = Weekday.monday
  var titled = Ticket.standard
}

/// The same types, each of them optional.
@Form
struct OptionalKinds {
  var string: String?
  var bool: Bool?
  var int: Int?
  var int8: Int8?
  var int16: Int16?
  var int32: Int32?
  var int64: Int64?
  var int128: Int128?
  var uint: UInt?
  var uint8: UInt8?
  var uint16: UInt16?
  var uint32: UInt32?
  var uint64: UInt64?
  var uint128: UInt128?
  var float: Float?
  var double: Double?
  var decimal: Decimal?
  var date: Date?
  @Field(.time) var time: Date?
  @Field(.dateAndTime) var both: Date?
  var link: URL?
  var uuid: UUID?
  var raw: Diet?
  var plain: Weekday?
  var titled: Ticket?
}

/// A choice with raw values.
enum Diet: String, CaseIterable { case anything, vegetarian, vegan }

/// A choice without raw values.
enum Weekday: CaseIterable { case monday, tuesday, lastDay }

/// A choice with declared titles.
enum Ticket: Int, FormChoice {
  case standard = 240
  case student = 60

  var formTitle: FormString { self == .student ? "For students" : "For everybody" }
  var formHelp: FormString? { self == .student ? "Bring your student card." : nil }
}
