import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '#kernel/locale.ts';
import { sampleCover, sampleDossier } from '../../dossier/sample-dossier.ts';
import { presentReport } from '../present-report.ts';

type Named = { legal_name?: string; latin_name?: string };
const named = sampleDossier();

/** A dossier that knows the company by these names alone. */
function knownBy(names: Named) {
  const others = named.facts.filter(({ field }) => field !== 'legal_name' && field !== 'latin_name');
  const [one] = named.facts;
  assert.ok(one);
  const own = Object.entries(names).map(([field, value]) => ({
    ...one,
    section: 'identification' as const,
    field,
    value,
  }));
  return { ...named, facts: [...own, ...others] };
}
const headline = (names: Named, locale: Locale, requested = 'asked for') => {
  const requestedAs = { ...sampleCover.requestedAs, name: requested };
  const { name, otherName } = presentReport(knownBy(names), { ...sampleCover, requestedAs }, locale).subject;
  return [name, otherName];
};

test('a company is called as the reader can read it, and the other name stands below', () => {
  const both = { legal_name: 'Ромашка', latin_name: 'Romashka' };
  assert.deepEqual(headline(both, 'ru'), ['Ромашка', 'Romashka']);
  assert.deepEqual(headline(both, 'en'), ['Romashka', 'Ромашка']);
  const chinese = { legal_name: '华为 Ltd', latin_name: 'Huawei' };
  for (const locale of ['en', 'ru'] as const)
    assert.deepEqual(headline(chinese, locale), ['Huawei', '华为 Ltd']);
  const latin = { legal_name: 'Nord 7 AG', latin_name: 'Nord 7 AG' };
  for (const locale of ['en', 'ru'] as const) assert.deepEqual(headline(latin, locale), ['Nord 7 AG', '']);
});

test('with one name it is called by that, whichever it is; with none as it was asked for, or not at all', () => {
  for (const locale of ['en', 'ru'] as const) {
    assert.deepEqual(headline({ legal_name: '华为' }, locale), ['华为', '']);
    assert.deepEqual(headline({ latin_name: 'Huawei' }, locale), ['Huawei', '']);
    assert.deepEqual(headline({}, locale), ['asked for', '']);
    assert.match(headline({}, locale, '')[0] ?? '', /^[^\s].+/);
  }
});

test('a name that would fill the page is cut so that the cut shows', () => {
  const [name = ''] = headline({ legal_name: 'N'.repeat(900) }, 'en');
  assert.equal(Array.from(name).length, 400);
  assert.ok(name.endsWith('…'));
});

test('an invented company is marked, a sample as a sample, a real one not at all', () => {
  const marks = (change: object) => {
    const { mark, notice } = presentReport(named, { ...sampleCover, ...change }, 'en').head;
    return [mark !== '', notice !== ''];
  };
  assert.deepEqual(marks({}), [true, true]);
  assert.deepEqual(marks({ isDemo: false }), [false, false]);
  assert.deepEqual(marks({ isSample: true, isDemo: false }), [true, true]);
});
