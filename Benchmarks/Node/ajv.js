// Validates workload T(N) with AJV: `ajv.js 1000 5` prints the seconds for one validation of N valid texts, and for one
// of N texts that are too short, including their messages. Each figure is the median of the runs, after a warm-up run.
"use strict";
const Ajv = require("ajv");

const n = Number(process.argv[2]);
const times = Number(process.argv[3]);
const names = Array.from({ length: n }, (_, i) => `f${i}`);
const schema = {
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: "string", minLength: 2, maxLength: 200 }])),
};
const validate = new (Ajv.default || Ajv)({ allErrors: true }).compile(schema);
const good = Object.fromEntries(names.map((name, i) => [name, i % 2 ? "Ada Lovelace" : `Text ${i} of é`]));
const bad = Object.fromEntries(names.map((name) => [name, "x"]));

function median(work) {
  work();
  const seconds = [];
  for (let run = 0; run < times; run++) {
    const start = process.hrtime.bigint();
    work();
    seconds.push(Number(process.hrtime.bigint() - start) / 1e9);
  }
  return seconds.sort((a, b) => a - b)[Math.floor(times / 2)];
}

const valid = median(() => {
  if (!validate(good)) throw new Error("Valid texts are refused.");
});
const invalid = median(() => {
  validate(bad);
  const sentences = validate.errors.map((error) => error.message);
  if (sentences.length !== n) throw new Error(`${sentences.length} of ${n} texts are refused.`);
});
console.log(valid, invalid);
