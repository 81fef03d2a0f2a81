import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dossier, Fact, Section } from './dossier.ts';
import { isSameLine, keepSame } from './keep-same.ts';
import { linesOf } from './lines.ts';

const fact = (position: number, shown = `Person ${position}`) =>
  // What is compared here is what lines are made of.
  ({ id: `fact-${position}`, field: 'manager_name', position, shown, standing: 'typed' }) as Fact;
const section = (code: string, facts: readonly Fact[]) =>
  // As above.
  ({ code, title: code, excuse: null, fields: [{ code: 'manager_name', isColumn: true }], facts }) as Section;
// As above.
const dossier = (...sections: readonly Section[]) =>
  ({ sections, change: sections.length }) as object as Dossier;

test('of an answer that says one value otherwise, all others stay what they were', () => {
  const known = dossier(section('management', [fact(0), fact(1)]), section('owners', [fact(7)]));
  const fresh = dossier(section('management', [fact(0), fact(1, 'Anna')]), section('owners', [fact(7)]));
  const kept = keepSame(known, fresh);
  assert.deepEqual(kept, fresh);
  const [people, owners] = kept.sections;
  assert.equal(owners, known.sections[1]);
  assert.equal(people?.facts[0], known.sections[0]?.facts[0]);
  assert.notEqual(people, known.sections[0]);

  assert.ok(people && known.sections[0]);
  const before = linesOf(known.sections[0], true);
  const after = linesOf(people, true);
  assert.deepEqual(
    after.map((line, at) => before[at] !== undefined && isSameLine(line, before[at])),
    [true, false],
  );
});

test('of an answer that says nothing otherwise everything stays', () => {
  const known = dossier(section('management', [fact(0)]), section('owners', [fact(7)]));
  const again = dossier(section('management', [fact(0)]), section('owners', [fact(7)]));
  assert.equal(keepSame(known, again).sections, known.sections);
});

test('a row that has gone or come, and why a section is empty, is told', () => {
  const known = dossier(section('management', [fact(0), fact(1)]));
  const gone = keepSame(known, dossier(section('management', [fact(1)]))).sections[0];
  assert.deepEqual(gone?.facts, [fact(1)]);
  const empty = section('management', []);
  const excused = { ...empty, isMissing: false };
  const [before] = linesOf(empty, true);
  const [after] = linesOf(excused, true);
  assert.ok(before && after && !isSameLine(before, after));
});
