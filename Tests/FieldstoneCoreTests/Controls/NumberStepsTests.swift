import FieldstoneCore
import Foundation
import Testing

@Suite("Steps of numbers, and the stops of sliders")
struct NumberStepsTests {
  @Test("A step is what the field declares, else one", arguments: [(5, 5), (0, 1), (-2, 1), (nil, 1)] as [(Int?, Int)])
  func steps(declared: Int?, step: Int) {
    let style = FormNumberStyle(isInteger: true, minimum: 0, maximum: 20, step: declared.map { Decimal($0) })
    #expect(NumberSteps(style).step == Decimal(step))
  }

  @Test("A slider stops at whole steps from its least number, and at its end")
  func stops() throws {
    let scale = try #require(SliderScale(FormNumberStyle(isInteger: true, minimum: 2, maximum: 13, step: 5)))
    #expect(scale.ticks == [2, 7, 12])
    #expect([1, 4, 5, 12.4, 12.6, 13, 99].map(scale.stop) == [2, 2, 7, 12, 12, 13, 13])
    #expect([0, 5, 13].map(scale.wholeStep) == [2, 7, 12])
    #expect(SliderScale(FormNumberStyle(isInteger: true, minimum: 2, maximum: 2)) == nil)
    #expect(SliderScale(FormNumberStyle(isInteger: true, minimum: 2)) == nil)
  }

  @Test("Without a step, a slider for fractions has some hundred stops, and marks only its ends")
  func fine() throws {
    let scale = try #require(SliderScale(FormNumberStyle(isInteger: false, minimum: 0, maximum: 5)))
    #expect(scale.step == 0.01 && scale.ticks == [0, 5])
  }

  @Test("No slider has more stops than can be counted")
  func uncountable() {
    let most = Decimal(sign: .plus, exponent: 120, significand: 1)
    let least = Decimal(sign: .plus, exponent: -120, significand: 1)
    #expect(SliderScale(FormNumberStyle(isInteger: false, minimum: 0, maximum: most, step: least)) == nil)
    #expect(SliderScale(FormNumberStyle(isInteger: false, minimum: 0, maximum: most))?.ticks == [0, most])
  }
}
