#if GTK
  import Fieldstone
  import Foundation

  /// A field for each control that the other forms don't have.
  @Form
  struct Controls {
    @Field(.segments) var size: Size = .medium
    @Field(.list) var day: Day?
    @Field(.menu) var track = Day.monday
    var agrees: Bool?
    @Field(.slider(1...10)) var volume = 3
    @Field(.stepper, .range(0...20)) var guests: Int?
    @Field(.time) var start: Date?
    @Field(.control(.custom("map", fallback: .text(.plain)))) var place = "Hall"
    @Field(.readOnly) var number = "A-17"
    var isFull = false

    static func arrange(_ form: FormBuilder<Controls>) {
      form.section("Controls") { $0.fields(\.size, \.day, \.track, \.agrees) }
      form.section("Numbers", footer: "All of them are parsed by the engine.") {
        $0.fields(\.volume, \.guests, \.start)
      }
      form.text("What you choose can be changed until the day before.")
      form.remainingFields()
      form.button("Delete everything", "delete", role: .destructive)
      form.rule { $0.isFull ? .warning("The hall is full; you will be on the waiting list.") : nil }
      form[\.place].enabled { !$0.isFull }
    }
  }

  enum Size: String, CaseIterable { case small, medium, large }
  enum Day: String, CaseIterable { case monday, tuesday, wednesday }
#endif
