import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import { citedSource, isCitedAnew, numberBefore } from './cited-source.ts';
import { evidenceOf } from './typed-evidence.ts';

function sourceOf(number: number, source: string, evidenceHash: string | null, day = '2026-11-20') {
  const cited = {
    ...{ source, sourceRu: null, sourceUrl: 'https://register.example/', evidenceHash },
    ...{ retrievedAt: `${day}T08:15:00.000Z`, method: 'register' as const },
  };
  return { ...cited, number, key: sourceKey(cited) };
}
const first = sourceOf(1, 'Register', 'copy one');
const gazette = sourceOf(2, 'Gazette', null);
const second = sourceOf(3, 'Register', 'copy two');
const later = sourceOf(4, 'Register', 'copy two', '2026-11-24');
const sources = new Map<string, NumberedSource>([first, gazette, second, later].map((one) => [one.key, one]));

test('a register that is cited more than once has the number of the copy and of the day that were chosen', () => {
  for (const one of [first, gazette, second, later])
    assert.equal(citedSource(evidenceOf(one), sources)?.number, one.number);
});

test('what is typed by hand cites the first copy of the same page, day and method, and nothing else', () => {
  const { evidenceHash: _, ...typed } = evidenceOf(second);
  assert.equal(citedSource({ ...typed, source: ' Register ' }, sources), first);
  assert.equal(citedSource({ ...typed, sourceUrl: '' }, sources), undefined);
  assert.equal(citedSource({ ...typed, method: '' }, sources), undefined);
  assert.equal(citedSource({ ...evidenceOf(second), retrievedOn: '2026-11-23' }, sources), undefined);
});

test('another copy, another day and another name stand instead of the one before', () => {
  assert.equal(isCitedAnew(evidenceOf(first), first, sources), false);
  for (const one of [gazette, second, later])
    assert.equal(isCitedAnew(evidenceOf(one), first, sources), true, String(one.number));
  assert.equal(numberBefore(second, sources), 3);
});

test('a section without values names a source alone', () => {
  const named = { source: 'Register', sourceRu: null };
  assert.equal(isCitedAnew(evidenceOf(first), named, sources), false);
  assert.equal(isCitedAnew(evidenceOf(gazette), named, sources), true);
  assert.equal(numberBefore(named, sources), undefined);
});
