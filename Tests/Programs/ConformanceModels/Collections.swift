import Fieldstone

/// Collections of every kind: forms on the same page, forms with pages of their own, values, and a collection in an
/// element of another one.
package struct Collections: Codable, FormModel {
  package var host = "Ada"
  package var guests = [Guest(name: "Grace", seats: 2)]
  package var talks = [Talk(title: "Engines")]
  package var tags = ["math"]

  package init() {}

  package static func describe(_ fields: FieldList<Collections>) {
    fields.add(\.host, "host").required()
    fields.add(\.guests, "guests").inline().sortable().maximumCount(3).adding("Add a guest").elementTitle("Guest")
    fields.add(\.talks, "talks").required().minimumCount(1).maximumCount(4).adding("Add a talk").elementTitle("Talk")
    fields.add(\.tags, "tags").sortable().unique().adding("Add a tag").elementTitle("Tag")
      .elements { $0.required().maximumLength(8) }
  }

  package static func arrange(_ form: FormBuilder<Collections>) {
    form.button("Send", .submit)
  }

  package static var formTemplate: Collections? { Collections() }
}

/// An element whose rows are on the page of its collection.
package struct Guest: Codable, Hashable, FormModel {
  package var name = ""
  package var seats = 1

  package static func describe(_ fields: FieldList<Guest>) {
    fields.add(\.name, "name").required()
    fields.add(\.seats, "seats").range(1...5)
  }

  package static var formTemplate: Guest? { Guest() }
}

/// An element with a page of its own, on which there is another collection.
package struct Talk: Codable, Hashable, FormModel {
  package var title = ""
  package var speakers: [Speaker] = []

  package static func describe(_ fields: FieldList<Talk>) {
    fields.add(\.title, "title").required()
    fields.add(\.speakers, "speakers").inline().sortable().adding("Add a speaker").elementTitle("Speaker")
  }

  package static var formTemplate: Talk? { Talk() }
}

package struct Speaker: Codable, Hashable, FormModel {
  package var email = ""

  package static func describe(_ fields: FieldList<Speaker>) {
    fields.add(\.email, "email").email()
  }

  package static var formTemplate: Speaker? { Speaker() }
}
