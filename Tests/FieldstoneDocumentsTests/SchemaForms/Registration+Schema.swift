extension Registration {
  private static let refund = """
    [{"properties": {"by": {"const": "voucher"}}, "required": ["by"]},
     {"title": "Bank transfer", "required": ["by", "iban"], "properties": {"by": {"const": "transfer"},
      "iban": {"type": "string", "title": "IBAN", "minLength": 1}, "holder": {"type": "string"}},
      "if": {"required": ["iban"]}, "else": {"properties": {"holder": false}}},
     {"properties": {"by": {"const": "card"}, "number": {"type": "string", "minLength": 4}},
      "required": ["by", "number"]}]
    """

  /// The form as a JSON Schema, as far as that says it.
  static let schema = """
    {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Registration", "type": "object",
     "x-fieldstone": {"submit": "Register", "footers": {"Tickets": "Up to five."},
      "ids": {"Secrets": "secrets"}},
     "properties": {
      "name": {"type": "string", "description": "As on the ticket.", "minLength": 2, "maxLength": 20, "default": "",
               "x-fieldstone": {"section": "You"}},
      "email": {"type": "string", "format": "email",
                "x-fieldstone": {"section": "You", "placeholder": "ada@example.org"}},
      "age": {"type": "integer", "minimum": 18, "maximum": 99, "x-fieldstone": {"section": "You"}},
      "born": {"type": "string", "format": "date", "x-fieldstone": {"section": "You"}},
      "wakes": {"type": "string", "format": "time", "x-fieldstone": {"section": "You"}},
      "arrives": {"type": "string", "format": "date-time", "x-fieldstone": {"section": "You"}},
      "notes": {"type": "string", "x-fieldstone": {"section": "You"}},
      "seats": {"type": "integer", "minimum": 1, "maximum": 5, "default": 1, "x-fieldstone": {"section": "Tickets"}},
      "price": {"type": "number", "maximum": 1000, "x-fieldstone": {"section": "Tickets", "unit": "€"}},
      "share": {"type": "number", "format": "double", "default": 0.5, "x-fieldstone": {"section": "Tickets"}},
      "total": {"type": "integer", "readOnly": true, "default": 10, "x-fieldstone": {"section": "Tickets"}},
      "diet": {"oneOf": [{"const": "anything", "title": "Anything"}, {"const": "vegan", "title": "Vegan"},
               {"const": "halal", "title": "Halal"}], "default": "anything", "x-fieldstone": {"section": "Tickets"}},
      "toppings": {"type": "array", "uniqueItems": true, "maxItems": 2, "items": {"enum": ["ham", "olives", "peppers"]},
                   "x-fieldstone": {"section": "Tickets"}},
      "language": {"enum": ["en", "de"], "x-fieldstone": {"section": "Tickets"}},
      "agrees": {"type": "boolean", "const": true, "title": "I agree",
                 "x-fieldstone": {"control": "checkbox", "message": "Agree to go on."}},
      "needsInvoice": {"type": "boolean"},
      "invoice": {"$ref": "#/$defs/invoice"},
      "address": {"type": "object", "x-fieldstone": {"inline": true}, "required": ["city", "zip"], "properties": {
        "city": {"type": "string"}, "zip": {"type": "string", "default": "", "minLength": 5, "maxLength": 5}}},
      "guests": {"type": "array", "minItems": 1, "maxItems": 3, "x-fieldstone": {"sortable": true, "elementTitle": "Guest"},
        "items": {"type": "object", "required": ["name", "meals"], "properties": {
          "name": {"type": "string", "default": "", "minLength": 1},
          "age": {"type": "integer", "minimum": 0, "maximum": 120},
          "meals": {"type": "array", "items": {"type": "string"}, "maxItems": 2}}}},
      "tags": {"type": "array", "uniqueItems": true, "items": {"type": "string", "minLength": 2}},
      "numbers": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 9}},
      "refund": {"type": "object", "title": "Refund", "oneOf": \(refund), "default": {"by": "voucher"}},
      "deposit": {"type": "object", "oneOf": \(refund)},
      "password": {"type": "string", "default": "", "anyOf": [{"const": ""}, {"minLength": 3}],
                   "x-fieldstone": {"control": "newPassword", "page": "Secrets"}},
      "again": {"type": "string", "default": "", "x-fieldstone": {"page": "Secrets"}},
      "nick": {"type": "string", "default": "guest", "maxLength": 5},
      "since": {"type": "string", "x-fieldstone": {"control": "month", "whenHidden": "dropAtOnce"}},
      "extra": {"type": "object", "required": ["level"], "properties": {"level": {"type": "integer", "default": 1}}}},
     "required": ["name", "seats", "share", "diet", "toppings", "language", "agrees", "needsInvoice", "guests", "tags",
                  "numbers", "refund", "deposit", "password", "again"],
     "allOf": [
      {"if": {"properties": {"seats": {"exclusiveMinimum": 2}}}, "then": {"required": ["age"]}},
      {"if": {"anyOf": [{"properties": {"age": {"exclusiveMinimum": 50}}, "required": ["age"]},
              {"properties": {"invoice": {"properties": {"company": {"minLength": 1}}, "required": ["company"]}},
               "required": ["invoice"]}]},
       "else": {"properties": {"notes": false}}},
      {"if": {"properties": {"needsInvoice": {"const": true}}}, "then": {"required": ["invoice", "extra"]},
       "else": {"properties": {"invoice": false, "extra": false}}},
      {"if": {"properties": {"seats": {"const": 2}}}, "then": {"properties": {"since": false}}}],
     "$defs": {"invoice": {"type": "object", "required": ["company"], "properties": {
        "company": {"type": "string", "minLength": 1, "default": ""},
        "vat": {"type": "string", "pattern": "^[A-Z]{2}[0-9]{3,}$",
                "x-fieldstone": {"message": "Enter a number like DE123."}}},
        "if": {"properties": {"company": {"minLength": 1}}, "required": ["company"]},
        "else": {"properties": {"vat": false}}}}}
    """
}
