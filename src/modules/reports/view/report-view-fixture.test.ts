import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportView } from './report-view.ts';
import { distressedReportView, reportViewFixture } from './report-view-fixture.ts';

for (const view of [reportViewFixture, distressedReportView]) {
  test(`the report about ${view.subject.name} is one, and its marks lead to its sources`, () => {
    assert.deepEqual(reportView.parse(view), view);
    const numbers = new Set(view.sources.map(({ number }) => number));
    const marks = [...JSON.stringify(view).matchAll(/"mark":(\d+)/g)].map(([, mark]) => Number(mark));
    assert.ok(marks.length > 20);
    assert.deepEqual(
      marks.filter((mark) => mark !== 0 && !numbers.has(mark)),
      [],
    );
  });

  test(`the points of ${view.subject.name} add up`, () => {
    const { rating } = view;
    assert.ok(rating !== null);
    const moves = rating.blocks.flatMap(({ items }) => items).map(({ moveTenths }) => moveTenths);
    assert.equal(500 + moves.reduce((sum, move) => sum + move, 0), rating.scoreTenths);
    assert.equal(moves.length, 18);
  });
}

test('the balance sheet of the full report balances in every year', () => {
  for (const year of reportViewFixture.years) {
    const assets = Number(year.assetsShown) * 1000;
    const financed = ((year.equity ?? 0) + (year.longTerm ?? 0) + (year.shortTerm ?? 0)) / 1000;
    assert.ok(Math.abs(assets - financed) <= 5, `${year.label}: ${assets} is financed by ${financed}`);
  }
});
