import FieldstoneDocuments
import Foundation

extension Registration {
  /// The form in the own format.
  static let json = #"""
    {
      "fieldstone": 1,
      "id": "Registration",
      "title": "Registration",
      "items": [
        {"section": "You", "items": [
          {"field": "name", "type": "text", "help": "As on the ticket.", "initial": "", "required": true,
           "rules": [{"minimumLength": 2}, {"maximumLength": 20}]},
          {"field": "email", "type": "email", "placeholder": "ada@example.org"},
          {"field": "age", "type": "integer", "rules": [{"minimum": 18}, {"maximum": 99}], "required": "seats > 2"},
          {"field": "born", "type": "date"},
          {"field": "wakes", "type": "time"},
          {"field": "arrives", "type": "dateAndTime"},
          {"field": "notes", "type": "text", "visible": "invoice.company != '' or age > 50"}
        ]},
        {"section": "Tickets", "footer": "Up to five.", "visible": "name != 'nobody'", "items": [
          {"field": "seats", "type": "integer", "initial": 1, "rules": [{"minimum": 1}, {"maximum": 5}]},
          {"field": "price", "type": "decimal", "unit": "€", "rules": [{"maximum": 1000}], "readOnly": "seats == 4"},
          {"field": "share", "type": "number", "initial": 0.5},
          {"field": "total", "type": "integer", "initial": 10, "optional": true, "computed": "seats * 10"},
          {"field": "diet", "type": "choice", "initial": "anything", "options": [
            {"value": "anything", "title": "Anything"}, {"value": "vegan", "title": "Vegan"},
            {"value": "halal", "title": "Halal"}
          ]},
          {"field": "toppings", "type": "choices", "options": ["ham", "olives", "peppers"],
           "rules": [{"maximumCount": 2}]},
          {"field": "language", "type": "choice", "options": ["en", "de"], "required": true}
        ]},
        {"field": "agrees", "type": "checkbox", "title": "I agree",
         "rules": [{"mustBeTrue": true, "message": "Agree to go on."}]},
        {"field": "needsInvoice", "type": "flag"},
        {"field": "invoice", "type": "form", "visible": "needsInvoice", "items": [
          {"field": "company", "type": "text", "initial": "", "required": true},
          {"field": "vat", "type": "text", "visible": "isAnswered(company)",
           "rules": [{"pattern": "[A-Z]{2}[0-9]{3,}", "message": "Enter a number like DE123."}]}
        ], "formRules": [
          {"on": "company", "check": "company != vat", "message": "The company is not its number."}
        ]},
        {"field": "address", "type": "form", "optional": true, "presentation": "inline", "enabled": "seats > 1",
         "items": [
           {"field": "city", "type": "text", "required": true},
           {"field": "zip", "type": "text", "initial": "", "rules": [{"length": 5}]}
         ]},
        {"field": "guests", "type": "list", "sortable": true, "elementTitle": "Guest",
         "rules": [{"maximumCount": 3}, {"minimumCount": 1}],
         "element": {"items": [
           {"field": "name", "type": "text", "initial": "", "required": true},
           {"field": "age", "type": "integer", "rules": [{"minimum": 0}, {"maximum": 120}], "enabled": "name != 'Ada'"},
           {"field": "meals", "type": "list", "element": {"type": "text"}, "rules": [{"maximumCount": 2}]}
         ]}},
        {"field": "tags", "type": "list", "element": {"type": "text", "rules": [{"minimumLength": 2}]},
         "rules": ["unique"]},
        {"field": "numbers", "type": "list",
         "element": {"type": "integer", "rules": [{"minimum": 0}, {"maximum": 9}]}},
        {"field": "refund", "type": "alternatives", "title": "Refund", "by": "by", "initial": "voucher", "cases": [
          {"case": "voucher"},
          {"case": "transfer", "title": "Bank transfer", "items": [
            {"field": "iban", "type": "text", "title": "IBAN", "initial": "", "required": true},
            {"field": "holder", "type": "text", "visible": "isAnswered(iban)"}
          ], "formRules": [
            {"on": "holder", "check": "holder != iban", "message": "The holder is not the IBAN."}
          ]},
          {"case": "card", "items": [
            {"field": "number", "type": "text", "required": true, "rules": [{"minimumLength": 4}]}
          ]}
        ]},
        {"field": "deposit", "type": "alternatives", "required": true, "by": "by", "cases": [
          {"case": "voucher"},
          {"case": "transfer", "title": "Bank transfer", "items": [
            {"field": "iban", "type": "text", "title": "IBAN", "initial": "", "required": true},
            {"field": "holder", "type": "text", "visible": "isAnswered(iban)"}
          ], "formRules": [
            {"on": "holder", "check": "holder != iban", "message": "The holder is not the IBAN."}
          ]},
          {"case": "card", "items": [
            {"field": "number", "type": "text", "required": true, "rules": [{"minimumLength": 4}]}
          ]}
        ]},
        {"page": "Secrets", "id": "secrets", "items": [
          {"field": "password", "type": "newPassword", "initial": "", "rules": [{"minimumLength": 3}]},
          {"field": "again", "type": "text", "initial": "", "rules": [{"matches": "password"}]}
        ]},
        {"field": "nick", "type": "text", "default": "guest", "rules": [{"maximumLength": 5}]},
        {"field": "since", "type": "month", "visible": "seats != 2", "whenHidden": "dropAtOnce"},
        {"field": "extra", "type": "form", "optional": true, "existsWhileVisible": true, "visible": "needsInvoice",
         "items": [{"field": "level", "type": "integer", "initial": 1, "optional": true, "required": true}]},
        {"button": "Register", "action": "submit"}
      ],
      "formRules": [
        {"on": "email", "check": "email != name", "message": "Enter another address."},
        {"check": "not (seats == 5 and isMissing(age))", "message": "Who is it for?"}
      ]
    }
    """#

  static func loaded() throws -> FormDocument {
    try FormDocument(json: Data(json.utf8), file: "registration.json")
  }
}
