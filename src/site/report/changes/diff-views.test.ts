import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distressedReportView, reportViewFixture } from '#modules/reports/view/report-view-fixture.ts';
import { diffViews, maxChanges } from './diff-views.ts';

const words = {
  summary: 'Summary',
  score: 'Score',
  limit: 'Limit',
  keyFigures: 'Key figures',
  clear: 'To clear',
  noRating: 'none',
  noLimit: 'no limit',
};
type View = typeof reportViewFixture;
const first: View = { ...reportViewFixture, head: { ...reportViewFixture.head, revision: 1 } };
const changed = (after: View) => diffViews(first, after, words);

test('a report is the same as itself', () => {
  const { since, changes, same } = changed(reportViewFixture);
  assert.deepEqual([since, changes], [1, []]);
  assert.ok(same > 100);
});

test('a value that has changed stands beside what it was, all others are counted', () => {
  const { same } = changed(reportViewFixture);
  const sections = reportViewFixture.sections.map((section) =>
    section.code === 'contacts'
      ? {
          ...section,
          rows: section.rows.map((row) =>
            row.label === 'E-mail'
              ? { ...row, values: row.values.map((value) => ({ ...value, text: 'new@example.org' })) }
              : row,
          ),
        }
      : section,
  );
  const found = changed({ ...reportViewFixture, sections });
  assert.deepEqual(found.changes, [
    { part: 'Contacts', label: 'E-mail', before: 'info@nordwind.example', after: 'new@example.org' },
  ]);
  assert.equal(found.same, same - 1);
});

test('a figure of a statement is paired by line and period, whatever column it stands in', () => {
  const statements = reportViewFixture.statements.map((table) => ({
    ...table,
    periods: table.periods.slice(1),
    groups: table.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, cells: line.cells.slice(1) })),
    })),
  }));
  const { changes } = changed({ ...reportViewFixture, statements });
  assert.ok(changes.length > 0);
  assert.ok(
    changes.every(({ after }) => after === ''),
    'the oldest year is gone, and nothing else has moved',
  );
});

test('what came and what went are changes, too', () => {
  const [flag, ...flags] = reportViewFixture.flags;
  assert.ok(flag);
  const went = changed({ ...reportViewFixture, flags });
  assert.deepEqual(
    went.changes.map(({ part, before, after }) => [part, before.startsWith(flag.title), after]),
    [['To clear', true, '']],
  );
  const came = diffViews({ ...first, flags }, reportViewFixture, words);
  assert.deepEqual(
    came.changes.map(({ before, after }) => [before, after.startsWith(flag.title)]),
    [['', true]],
  );
});

test('a rating that is gone is said in words', () => {
  const { changes } = changed({ ...reportViewFixture, rating: null });
  assert.deepEqual(changes, [{ part: 'Summary', label: 'Score', before: '59 of 100, B', after: 'none' }]);
});

test('two reports that have nothing in common give no endless list', () => {
  assert.ok(changed(distressedReportView).changes.length <= maxChanges);
});
