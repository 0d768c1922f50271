import FieldstoneCore

/// Feedback on the talks: as many answers as there are talks, which is known only at run time.
struct Feedback: Codable {
  var talks: [Opinion]

  init(on talks: [Talk]) { self.talks = talks.map { Opinion(talk: $0.title) } }
}

struct Opinion: Codable {
  var talk: String
  var attended = false
  var stars: Int?
  var remark = ""
}

struct Talk {
  var title: String
  var speaker: String
}

/// The form, made in a loop: a section for each talk, whose questions appear once a person says that they were there.
func survey(on talks: [Talk]) -> FormDefinition<Feedback> {
  var questions: [Questions] = []
  return FormDefinition(
    describe: { form in
      for place in talks.indices { questions.append(Questions(form, place, talks[place])) }
    },
    arrange: { form in
      for (talk, question) in zip(talks, questions) {
        form.section("“\(talk.title)” by \(talk.speaker)") { section in
          section.place(question.attended)
          section.section(id: talk.title) { details in
            details.place(question.stars)
            details.place(question.remark)
          }.visible { $0[question.attended] == true }
        }
      }
      form.button("Send", .submit)
    })
}

/// The questions on one talk. They have no key paths, so references to them are kept to place and read them.
private struct Questions {
  let attended: FieldReference<Bool>
  let stars: FieldReference<Int>
  let remark: FieldReference<String>

  init(_ form: FieldList<Feedback>, _ place: Int, _ talk: Talk) {
    attended =
      form.add("attended\(place)", get: { $0.talks[place].attended }, set: { $0.talks[place].attended = $1 })
      .title("I was there").reference
    stars =
      form.add("stars\(place)", get: { $0.talks[place].stars }, set: { $0.talks[place].stars = $1 })
      .required().range(1...5).title("Stars").reference
    remark =
      form.add("remark\(place)", get: { $0.talks[place].remark }, set: { $0.talks[place].remark = $1 })
      .title("A word to \(talk.speaker)").whenHidden(.dropOnSubmit, to: "").reference
  }
}
