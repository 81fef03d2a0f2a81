import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportViewFixture } from '#modules/reports/view/report-view-fixture.ts';
import { en } from '../texts/en.ts';
import { reportParts } from './report-parts.ts';

type View = typeof reportViewFixture;
type Standing = View['tiles'][number]['standing'];
const standingsOf = (view: View) =>
  new Map(reportParts(view, en).map(({ id, standing }): [string, Standing] => [id, standing]));

/** The report with sections of which nothing is known, and their searches as they are said to stand. */
function emptied(codes: readonly string[], searches: Standing): View {
  const legal = ['insolvency', 'court_cases', 'enforcement', 'charges'];
  return {
    ...reportViewFixture,
    sections: reportViewFixture.sections.map((section) =>
      codes.includes(section.code)
        ? { ...section, rows: [], tables: [], empty: { reason: 'The source did not answer.', source: '' } }
        : section,
    ),
    tiles: reportViewFixture.tiles
      .filter(({ section }) => section !== 'legal' && !legal.includes(section))
      .concat(legal.map((section) => ({ section, title: section, note: '', count: 0, standing: searches }))),
  };
}

test('courts that did not answer have no tick in the contents, and a rating is no search', () => {
  const silent = standingsOf(emptied(['legal'], 'not_obtainable'));
  assert.equal(silent.get('legal'), 'not_obtainable');
  assert.equal(silent.get('rating'), 'facts');
  assert.ok([...silent.values()].every((standing) => standing !== undefined));
});

test('courts with bad news say so in the contents', () => {
  assert.equal(standingsOf(emptied([], 'bad')).get('legal'), 'bad');
  assert.equal(standingsOf(emptied([], 'nothing_found')).get('legal'), 'facts');
});

test('without a rating its part says that there is none, not that it was searched', () => {
  const unrated = { ...emptied([], 'nothing_found'), rating: null };
  const [first] = unrated.sections;
  assert.ok(first);
  const empty = { reason: 'The source did not answer.', source: '' };
  const rating = { ...first, code: 'rating' as const, rows: [], tables: [], empty };
  const sections = [...unrated.sections, rating];
  assert.equal(standingsOf({ ...unrated, sections }).get('rating'), 'not_obtainable');
});
