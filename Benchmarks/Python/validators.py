"""Validates or builds workload T(N) with Python libraries.

`validators.py pydantic 1000 5` prints the seconds for one validation of N valid texts, and for one of N texts that are
too short, including their messages. `validators.py wtforms 1000 5` prints seconds to build a form of N fields, and to
validate it. Each figure is the median of the runs, after a warm-up run.
"""

import statistics
import sys
import time


def texts(n):
    """Valid texts of 2 to 200 characters."""
    return {f"f{i}": "Ada Lovelace" if i % 2 else f"Text {i} of é" for i in range(n)}


def median(times, work):
    work()
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def pydantic(n, times):
    from typing import Annotated

    from pydantic import StringConstraints, ValidationError, create_model

    text = Annotated[str, StringConstraints(min_length=2, max_length=200)]
    model = create_model("Texts", **{f"f{i}": (text, ...) for i in range(n)})
    good, bad = texts(n), {f"f{i}": "x" for i in range(n)}

    def invalid():
        try:
            model.model_validate(bad)
        except ValidationError as error:
            sentences = [one["msg"] for one in error.errors(include_url=False)]
            assert len(sentences) == n
            return
        raise AssertionError("Too short texts are valid.")

    return median(times, lambda: model.model_validate(good)), median(times, invalid)


def wtforms(n, times):
    import wtforms
    from wtforms import validators

    good = texts(n)

    def build():
        fields = {
            f"f{i}": wtforms.StringField(f"Field {i}", [validators.InputRequired(), validators.Length(2, 200)])
            for i in range(n)
        }
        return type("Texts", (wtforms.Form,), fields)(data=good)

    class Posted(dict):
        def getlist(self, name):
            return [self[name]]

    form = type(build())(Posted(good))

    def validate():
        assert form.validate()

    return median(times, build), median(times, validate)


library, n, times = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(*{"pydantic": pydantic, "wtforms": wtforms}[library](n, times))
