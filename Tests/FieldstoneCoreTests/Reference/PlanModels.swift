import FieldstoneCore
import Foundation

// The models repeat the same properties, because key paths need stored properties in source.

/// A struct model.
struct PlanRoot<Tag: PlanTag>: PlanModel {
  typealias Family = Tag
  var t0 = ""
  var t1 = ""
  var t2 = ""
  var u0: String?
  var u1: String?
  var i0 = 0
  var i1 = 0
  var j0: Int?
  var b0: UInt8 = 0
  var r0: Double?
  var f0 = false
  var f1 = false
  var f2 = false
  var g0: Bool?
  var c0 = Shade.pale
  var k0: Shade?
  var d0 = Date(timeIntervalSince1970: 1_700_000_000)
  var e0: Date?
  var o0 = ""
  var p0: String?
  var s0: [String] = []
  var a0: [Shade]?
  var m0: Set<Shade> = []
  var q0 = IndexSet()
  var h0: [Int: String] = [:]
  var w0: PlanAccess = []
  var v0 = 0
  var y0 = 0
  var y1: Int?
  var z0 = FormFile()
  var z1: FormFile?
  var plain = 0
  var loud: String { t0.uppercased() }
  var kid = PlanKid<Tag>()
  var pal = PlanKid<Tag>()
  var maybe: PlanKid<Tag>?
  var mate = PlanMate<Tag>()
  var beans: [PlanBean<Tag>] = []
  var words: [String] = []
  var nums: [Int?]?
  var deals: [PlanDeal<Tag>] = []
  var deal = PlanDeal<Tag>.bare
  var luck: PlanDeal<Tag>?

  static func leaf(_ name: String) -> Property<Self>? {
    switch name {
    case "t0": .text(\.t0)
    case "t1": .text(\.t1)
    case "t2": .text(\.t2)
    case "u0": .maybeText(\.u0)
    case "u1": .maybeText(\.u1)
    case "i0": .whole(\.i0)
    case "i1": .whole(\.i1)
    case "plain": .whole(\.plain)
    case "j0": .maybeWhole(\.j0)
    case "b0": .byte(\.b0)
    case "r0": .maybeReal(\.r0)
    case "f0": .flag(\.f0)
    case "f1": .flag(\.f1)
    case "f2": .flag(\.f2)
    case "g0": .maybeFlag(\.g0)
    case "c0": .choice(\.c0)
    case "k0": .maybeChoice(\.k0)
    case "d0": .date(\.d0)
    case "e0": .maybeDate(\.e0)
    case "o0": .text(\.o0)
    case "p0": .maybeText(\.p0)
    case "s0": .names(\.s0)
    case "a0": .maybeShades(\.a0)
    case "m0": .shadeSet(\.m0)
    case "q0": .positions(\.q0)
    case "h0": .entries(\.h0)
    case "w0": .access(\.w0)
    case "v0": .whole(\.v0)
    case "y0": .whole(\.y0)
    case "y1": .maybeWhole(\.y1)
    case "z0": .file(\.z0)
    case "z1": .maybeFile(\.z1)
    case "loud": .viewer(\.loud)
    default: nil
    }
  }

  static func collection(_ name: String, _ visitor: inout some CollectionVisitor<Self>) {
    switch name {
    case "beans": visitor.visit(\.beans)
    case "words": visitor.visitValues(\.words)
    case "nums": visitor.visitMaybe(\.nums)
    case "deals": visitor.visit(\.deals)
    default: break
    }
  }

  static func subform(_ name: String, _ visitor: inout some SubformVisitor<Self>) {
    switch name {
    case "kid": visitor.visit(\.kid)
    case "pal": visitor.visit(\.pal)
    case "maybe": visitor.visitOptional(\.maybe, \.maybe!)
    case "mate": visitor.visit(\.mate)
    default: break
    }
  }

  static func cases(_ name: String, _ visitor: inout some CasesVisitor<Self>) {
    switch name {
    case "deal": visitor.visit(\.deal)
    case "luck": visitor.visitOptional(\.luck)
    default: break
    }
  }
}

/// A class model, which the form edits in place.
final class PlanObject<Tag: PlanTag>: PlanModel {
  typealias Family = Tag
  var t0 = ""
  var t1 = ""
  var t2 = ""
  var u0: String?
  var u1: String?
  var i0 = 0
  var i1 = 0
  var j0: Int?
  var b0: UInt8 = 0
  var r0: Double?
  var f0 = false
  var f1 = false
  var f2 = false
  var g0: Bool?
  var c0 = Shade.pale
  var k0: Shade?
  var d0 = Date(timeIntervalSince1970: 1_700_000_000)
  var e0: Date?
  var o0 = ""
  var p0: String?
  var s0: [String] = []
  var a0: [Shade]?
  var m0: Set<Shade> = []
  var q0 = IndexSet()
  var h0: [Int: String] = [:]
  var w0: PlanAccess = []
  var v0 = 0
  var y0 = 0
  var y1: Int?
  var z0 = FormFile()
  var z1: FormFile?
  var plain = 0
  var loud: String { t0.uppercased() }
  var kid = PlanKid<Tag>()
  var pal = PlanKid<Tag>()
  var maybe: PlanKid<Tag>?
  var mate = PlanMate<Tag>()
  var beans: [PlanBean<Tag>] = []
  var words: [String] = []
  var nums: [Int?]?
  var deals: [PlanDeal<Tag>] = []
  var deal = PlanDeal<Tag>.bare
  var luck: PlanDeal<Tag>?

  init() {}

  static func leaf(_ name: String) -> Property<PlanObject<Tag>>? {
    switch name {
    case "t0": .text(\.t0)
    case "t1": .text(\.t1)
    case "t2": .text(\.t2)
    case "u0": .maybeText(\.u0)
    case "u1": .maybeText(\.u1)
    case "i0": .whole(\.i0)
    case "i1": .whole(\.i1)
    case "plain": .whole(\.plain)
    case "j0": .maybeWhole(\.j0)
    case "b0": .byte(\.b0)
    case "r0": .maybeReal(\.r0)
    case "f0": .flag(\.f0)
    case "f1": .flag(\.f1)
    case "f2": .flag(\.f2)
    case "g0": .maybeFlag(\.g0)
    case "c0": .choice(\.c0)
    case "k0": .maybeChoice(\.k0)
    case "d0": .date(\.d0)
    case "e0": .maybeDate(\.e0)
    case "o0": .text(\.o0)
    case "p0": .maybeText(\.p0)
    case "s0": .names(\.s0)
    case "a0": .maybeShades(\.a0)
    case "m0": .shadeSet(\.m0)
    case "q0": .positions(\.q0)
    case "h0": .entries(\.h0)
    case "w0": .access(\.w0)
    case "v0": .whole(\.v0)
    case "y0": .whole(\.y0)
    case "y1": .maybeWhole(\.y1)
    case "z0": .file(\.z0)
    case "z1": .maybeFile(\.z1)
    case "loud": .viewer(\.loud)
    default: nil
    }
  }

  static func collection(_ name: String, _ visitor: inout some CollectionVisitor<PlanObject<Tag>>) {
    switch name {
    case "beans": visitor.visit(\.beans)
    case "words": visitor.visitValues(\.words)
    case "nums": visitor.visitMaybe(\.nums)
    case "deals": visitor.visit(\.deals)
    default: break
    }
  }

  static func subform(_ name: String, _ visitor: inout some SubformVisitor<PlanObject<Tag>>) {
    switch name {
    case "kid": visitor.visit(\.kid)
    case "pal": visitor.visit(\.pal)
    case "maybe": visitor.visitOptional(\.maybe, \.maybe!)
    case "mate": visitor.visit(\.mate)
    default: break
    }
  }

  static func cases(_ name: String, _ visitor: inout some CasesVisitor<PlanObject<Tag>>) {
    switch name {
    case "deal": visitor.visit(\.deal)
    case "luck": visitor.visitOptional(\.luck)
    default: break
    }
  }
}
