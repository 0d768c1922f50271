"""Renders workload W(N) with Django or WTForms: `forms.py django 1000 5` prints seconds for one rendering and its bytes.

The form has the same fields, titles, help texts and answers as Sources/Bench/Web/MixedForm.swift. Only rendering is
timed; the form is built before, and rendered once as a warm-up.
"""

import datetime
import sys
import time

HELP = "As in your documents."
DIETS = ["anything", "vegetarian", "vegan", "other"]


def answers(n):
    """The values of the fields."""
    day = datetime.date(2025, 3, 15)
    values = {}
    for i in range(n):
        kind = i % 10
        values[f"f{i}"] = (
            i % 5 + 1 if kind == 5
            else day + datetime.timedelta(days=i % 300) if kind == 6
            else DIETS[i % 4] if kind == 7
            else i % 20 < 10 if kind == 8
            else f'Text {i} <&> "é"'
        )
    return values


def django_page(n):
    """Returns a function that renders the form with Django."""
    import django
    from django import forms
    from django.conf import settings

    settings.configure(USE_TZ=False, DEBUG=False)
    django.setup()
    make = {
        4: lambda **k: forms.EmailField(required=False, **k),
        5: lambda **k: forms.IntegerField(min_value=1, max_value=5, help_text=HELP, **k),
        6: lambda **k: forms.DateField(required=False, **k),
        7: lambda **k: forms.ChoiceField(choices=[(d, d.capitalize()) for d in DIETS], help_text=HELP, **k),
        8: lambda **k: forms.BooleanField(required=False, **k),
        9: lambda **k: forms.CharField(required=False, widget=forms.Textarea, help_text=HELP, **k),
    }
    fields = {}
    for i in range(n):
        line = lambda i=i, **k: forms.CharField(help_text=HELP if i % 10 < 2 else "", **k)
        fields[f"f{i}"] = make.get(i % 10, line)(label=f"Question {i}")
    form = type("Mixed", (forms.Form,), fields)(initial=answers(n))
    return form.as_div


def wtforms_page(n):
    """Returns a function that renders the form with WTForms, with the loop from its guide."""
    import wtforms
    from wtforms import validators

    make = {
        4: lambda t: wtforms.EmailField(t),
        5: lambda t: wtforms.IntegerField(t, [validators.NumberRange(1, 5)], description=HELP),
        6: lambda t: wtforms.DateField(t),
        7: lambda t: wtforms.SelectField(t, choices=[(d, d.capitalize()) for d in DIETS], description=HELP),
        8: lambda t: wtforms.BooleanField(t),
        9: lambda t: wtforms.TextAreaField(t, description=HELP),
    }
    fields = {}
    for i in range(n):
        line = lambda t, i=i: wtforms.StringField(
            t, [validators.InputRequired()], description=HELP if i % 10 < 2 else "")
        fields[f"f{i}"] = make.get(i % 10, line)(f"Question {i}")
    form = type("Mixed", (wtforms.Form,), fields)(data=answers(n))

    def render():
        parts = []
        for field in form:
            help_text = f'<div class="help">{field.description}</div>' if field.description else ""
            parts.append(f"<div>{field.label}{help_text}{field}</div>")
        return "".join(parts)

    return render


def main():
    library, n, times = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    render = {"django": django_page, "wtforms": wtforms_page}[library](n)
    page = render()
    assert page.count("<label") >= n, "A label is missing."
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        render()
        seconds.append(time.perf_counter() - start)
    print(sorted(seconds)[len(seconds) // 2], len(page.encode()))


main()
