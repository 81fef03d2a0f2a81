import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportCover } from '../dossier/report-cover.ts';
import { sampleCover, sampleDossier, sampleSubject } from '../dossier/sample-dossier.ts';
import { buildCover } from './document-cover.ts';

type Named = { legal_name?: string; latin_name?: string };
const named = sampleDossier();
/** A dossier that knows the company by these names alone. */
function knownBy(names: Named) {
  const values = new Map(Object.entries(names));
  const others = named.facts.filter(({ field }) => field !== 'legal_name' && field !== 'latin_name');
  const [one] = named.facts;
  assert.ok(one);
  const own = [...values].map(([field, value]) => ({
    ...one,
    section: 'identification' as const,
    field,
    value,
  }));
  return { ...named, facts: [...own, ...others] };
}
const headline = (names: Named, locale: 'en' | 'ru', requested = 'asked for') => {
  const requestedAs = { ...sampleCover.requestedAs, name: requested };
  const { name, otherName } = buildCover(knownBy(names), { ...sampleCover, requestedAs }, locale);
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

const cover = (change: Partial<ReportCover> = {}, locale: 'en' | 'ru' = 'en') =>
  buildCover(named, { ...sampleCover, ...change }, locale);

test('what was asked and what was found stand side by side, and what is missing says so', () => {
  const { match } = cover();
  const rows = match.map(([, asked, found]) => [asked, found]);
  assert.deepEqual(rows[0], ['Severny Veter', `${sampleSubject.name}\n${sampleSubject.nameLat}`]);
  assert.deepEqual(rows[1], [sampleSubject.regCode, sampleSubject.regCode]);
  assert.equal(rows[2]?.[1], sampleSubject.vatCode);
  assert.equal(rows[3]?.[1], sampleSubject.address);
  for (const missing of [rows[2]?.[0], rows[3]?.[0]]) assert.match(missing ?? '', /not|no /i);
  const nothing = buildCover({ ...named, facts: [] }, sampleCover, 'en').match;
  for (const [, , found] of nothing) assert.ok(found && found !== '');
  const long = { ...sampleCover.requestedAs, address: 'x'.repeat(500) };
  assert.equal(cover({ requestedAs: long }).match[3]?.[1]?.length, 160);
});

test('numbers and dates are those of the order; a work that has not begun has no day', () => {
  const of = (change: Partial<ReportCover>) =>
    new Map(cover(change).control.map(([name, value]) => [name, value]));
  const control = [...of({}).values()].map((value) => value?.replaceAll('\u00a0', ' '));
  assert.deepEqual(control.slice(0, 4), ['CC-2026-001042-1', 'CC-2026-001042', '1', 'Standard']);
  assert.match(control[4] ?? '', /16 November 2026/);
  assert.match(control[5] ?? '', /17 November 2026/);
  assert.match(control[6] ?? '', /21 November 2026/);
  assert.doesNotMatch([...of({ startedAt: null }).values()][5] ?? '', /2026|null|Invalid/);
  assert.match(control[7] ?? '', /14/);
});

test('an invented company is marked on every page, a sample as a sample, a real one not at all', () => {
  const marks = (change: Partial<ReportCover>) => {
    const { demo, demoMark, orderLine } = cover(change);
    return [demo !== '', demoMark !== '', orderLine.includes('CC-2026-001042')];
  };
  assert.deepEqual(marks({}), [true, true, true]);
  assert.deepEqual(marks({ isDemo: false }), [false, false, true]);
  assert.deepEqual(marks({ isSample: true, isDemo: false }), [true, true, false]);
  assert.notEqual(cover({ isSample: true }).demo, cover().demo);
});

test('the page is in its reader’s language from top to bottom', () => {
  const russian = cover({}, 'ru');
  assert.equal(russian.country, 'Россия');
  for (const [label] of [...russian.control, ...russian.match]) assert.match(label ?? '', /[а-я]/i);
  for (const [label] of [...cover().control, ...cover().match]) assert.doesNotMatch(label ?? '', /[а-я]/i);
});
