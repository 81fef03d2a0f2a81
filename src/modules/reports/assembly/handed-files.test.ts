import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AssemblyInput, AssemblyReading } from './assembly-input.ts';
import { sortFindings } from './found-findings.ts';

const named = (source: string, name: string, day: string, sha256: string): AssemblyReading => ({
  ...{ source, part: 'officers', url: 'https://register.example', fetchedAt: new Date(`${day}T12:00:00Z`) },
  ...{ sha256: sha256.repeat(64), findings: [{ kind: 'signing_rule', text: name, place: '/rule' }] },
});
const sources: AssemblyInput['sources'] = {
  asked: { en: 'Asked', ru: 'Asked' },
  brought: { en: 'Brought', ru: 'Brought', isFromFile: true },
  world: { en: 'World', ru: 'World', isNational: false },
};
const namesOf = (...readings: AssemblyReading[]) =>
  sortFindings({ readings, outcomes: [], sources })
    .of('signing_rule')
    .map(({ finding }) => finding.text);

test('of files every one counts, whatever address they share; of an answer the latest', () => {
  const files = [named('brought', 'A', '2026-11-28', 'a'), named('brought', 'B', '2026-11-28', 'b')];
  assert.deepEqual(namesOf(...files), namesOf(...files.toReversed()));
  assert.deepEqual(namesOf(...files).toSorted(), ['A', 'B']);
  assert.deepEqual(namesOf(named('asked', 'A', '2026-11-27', 'a'), named('asked', 'B', '2026-11-28', 'b')), [
    'B',
  ]);
});

test('a file of today stands behind what the country’s source answered, before what the world says', () => {
  assert.deepEqual(
    namesOf(
      named('world', 'world', '2026-11-29', 'c'),
      named('brought', 'brought', '2026-11-29', 'b'),
      named('asked', 'asked', '2026-11-28', 'a'),
    ),
    ['asked', 'brought', 'world'],
  );
});
