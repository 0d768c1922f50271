"""Checks answers with a JSON Schema by two libraries for Python.

`schemas.py SCHEMA.json ANSWERS.jsonl` prints the seconds that jsonschema and jsonschema-rs take for all lines, from their
bytes to the verdicts, parsing included. Compiling the schema doesn't count.
"""

import json
import sys
import time

import jsonschema
import jsonschema_rs

schema = json.load(open(sys.argv[1]))
lines = open(sys.argv[2], "rb").read().split(b"\n")


def seconds(is_valid):
    start = time.perf_counter()
    valid = sum(is_valid(json.loads(line)) for line in lines)
    taken = time.perf_counter() - start
    assert valid == len(lines) - len(lines) // 10, valid
    return taken


python = seconds(jsonschema.Draft202012Validator(schema).is_valid)
rust = seconds(jsonschema_rs.Draft202012Validator(schema).is_valid)
print(python, rust)
