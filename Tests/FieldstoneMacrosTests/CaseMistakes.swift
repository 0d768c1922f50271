/// Mistakes in enums whose cases are alternatives.
let caseMistakes = [
  Mistake(
    id: .genericHost, source: "@Form enum Either<Left> { case left(Left), neither }", place: "1:12",
    message: "'@Form' cannot be attached to a generic type; attach it to a type that names its parameters, "
      + "or write the conformance to 'FormModel' by hand"),
  Mistake(
    id: .indirectCases, source: "@Form indirect enum Route { case via(Route), here }", place: "1:7",
    message: "'@Form' cannot be attached to an indirect enum; a form that contains itself would have no end"),
  Mistake(
    id: .indirectCases, source: "@Form enum Route { indirect case via(Route); case here }", place: "1:20",
    message: "'@Form' cannot be attached to an indirect enum; a form that contains itself would have no end"),
  Mistake(
    id: .unlabeledValues, source: "@Form enum Place { case seat(row: Int, Int), standing }", place: "1:40",
    message: "'@Form' needs a label for each of the values of 'seat'; the labels become the titles of its fields"),
  Mistake(
    id: .takenCaseName, source: "@Form enum Limit { case value(Int), none }", place: "1:25",
    message: "'@Form' cannot read a case with values that is called 'value', like a member of 'FormCaseFields'; "
      + "give it another name"),
  Mistake(
    id: .conditionalCase, source: "@Form enum Payment {\n#if DEBUG\n  case test(Int)\n#endif\n  case cash\n}",
    place: "3:3", message: "'@Form' cannot read a case in an '#if'; write the conformance to 'FormCases' by hand"),
  Mistake(
    id: .caseTrait, source: "@Form enum Payment { @Field(.required) case card(Int) }", place: "1:29",
    message: "'@Field' of a case takes a title, '.help' and '.icon'; rules for its fields are written in 'arrange'"),
  Mistake(
    id: .severalCases, source: "@Form enum Payment { @Field(\"Paid\") case card(Int), cash }", place: "1:22",
    message: "'@Field' cannot be applied to several cases at once; declare each case by itself"),
]
