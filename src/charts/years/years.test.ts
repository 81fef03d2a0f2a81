import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound, type Mark } from '#testing/drawn-picture.ts';
import { pagePalette } from '../svg/page-palette.ts';
import { printPalette } from '../svg/print-palette.ts';
import { financing } from './financing.ts';
import { peerBox } from './peer-box.ts';
import { yearBars } from './year-bars.ts';

const words = {
  equity: 'equity',
  longTerm: 'over 1 year',
  shortTerm: 'within 1 year',
  undated: 'debts',
};
const shown = (value: number | null) => (value === null ? '' : String(value));
const barYear = (sales: number | null, profit: number | null, at = 0) => ({
  ...{ label: String(2021 + at), sales, profit },
  ...{ salesShown: shown(sales), profitShown: shown(profit) },
});
const financed = (equity: number | null, longTerm: number | null, shortTerm: number | null) => ({
  ...{ label: '2025', equity, longTerm, shortTerm, undated: null },
  ...{ assetsShown: '7.75', equityPercentShown: equity === null ? '' : '44%' },
});
const rects = (marks: readonly Mark[]) => marks.filter((mark) => mark.name === 'rect');
const span = (mark: Mark | undefined, axis: 0 | 1) => {
  const [from = 0, to = 0] = mark?.points.map((point) => point[axis]) ?? [];
  return { from, to, length: to - from };
};

describe('bars of the years', () => {
  it('draws sales and profit each on its own scale', () => {
    const years = [barYear(9_600, 660), barYear(12_900, 1_010, 1), barYear(6_450, 505, 2)];
    const bars = rects(assertSound(yearBars(years, printPalette)));
    const heights = bars.map((bar) => span(bar, 1).length);
    assert.ok(Math.abs((heights[4] ?? 0) / (heights[2] ?? 1) - 0.5) < 0.01);
    assert.ok(Math.abs((heights[5] ?? 0) / (heights[3] ?? 1) - 0.5) < 0.01);
  });

  it('hangs a loss hatched below the line and crosses what is not known', () => {
    const marks = assertSound(yearBars([barYear(100, -30), barYear(null, 20, 1)], printPalette));
    const zero = marks.at(-1)?.points[0]?.[1] ?? 0;
    const [sales, loss, profit] = rects(marks);
    assert.ok(Math.abs(span(sales, 1).to - zero) < 0.1 && Math.abs(span(profit, 1).to - zero) < 0.1);
    assert.ok(Math.abs(span(loss, 1).from - zero) < 0.1 && loss?.attributes.fill?.startsWith('url(#'));
    assert.equal(
      marks.filter((mark) => mark.attributes.stroke === printPalette.muted && mark.name === 'path').length,
      1,
    );
  });

  it('stands with one year, ten, none, all missing, all below zero, and figures too wide for a bar', () => {
    const ten = Array.from({ length: 10 }, (_, at) => barYear(1e12 + at, -1e11, at));
    const few = [[barYear(5, 1)], [], [barYear(null, null)], [barYear(-5, -1)], [barYear(0, 0)], ten];
    for (const years of few)
      for (const palette of [printPalette, pagePalette])
        assertSound(yearBars(years, palette, { width: 300 }));
  });
});

describe('financing', () => {
  it('stacks equity, long and short debts in proportion', () => {
    const bars = rects(assertSound(financing([financed(40, 20, 60)], words, printPalette))).slice(0, 3);
    const [equity = 0, long = 0, short = 0] = bars.map((bar) => span(bar, 0).length + 1);
    assert.ok(Math.abs(equity / long - 2) < 0.05 && Math.abs(short / long - 3) < 0.05);
  });

  it('hatches debts of a term that nobody states, and names no others', () => {
    const picture = financing([{ ...financed(20, null, null), undated: 80 }], words, printPalette);
    const [equity, debts] = rects(assertSound(picture));
    assert.ok(debts?.attributes.fill?.startsWith('url(#'));
    assert.ok(Math.abs(span(debts, 0).length / (span(equity, 0).length + 1) - 4) < 0.1);
    assert.ok(picture.svg.includes('debts') && !picture.svg.includes('over 1 year'));
  });

  it('shows equity below zero hatched to the left, and the debts whole to the right', () => {
    const [equity, long] = rects(assertSound(financing([financed(-40, 20, 60)], words, printPalette)));
    assert.ok(equity?.attributes.fill?.startsWith('url(#'));
    assert.ok(Math.abs(span(equity, 0).to - span(long, 0).from) < 0.1);
    assert.ok(Math.abs(span(equity, 0).length / (span(long, 0).length + 1) - 2) < 0.1);
  });

  it('stands with nothing known, nothing at all, and hostile words', () => {
    const hostile = { equity: '<b>'.repeat(99), longTerm: '"', shortTerm: '公'.repeat(300), undated: '&' };
    assertSound(financing([financed(null, null, null)], words, printPalette));
    assertSound(financing([], words, printPalette));
    assertSound(
      financing([financed(1e15, null, 1), financed(-1e15, 1, 0)], hostile, printPalette, { width: 300 }),
    );
  });
});

describe('box of the peers', () => {
  const peers = { lower: 2, median: 3, upper: 5, low: 0, high: 10, isWorstQuarter: false };
  const row = (value: number | null, isWorstQuarter = false) => ({
    label: 'Stock turnover',
    cells: [{ value, shown: '5.41' }],
    peers: { ...peers, isWorstQuarter },
  });

  it('puts box, median and dot where they lie between the ends', () => {
    const marks = assertSound(peerBox(row(5), printPalette));
    const box = span(rects(marks)[0], 0);
    const dot = marks.find((mark) => mark.name === 'circle');
    assert.ok(Math.abs(box.from - (5 + 0.2 * 186)) < 0.1 && Math.abs(box.to - (5 + 0.5 * 186)) < 0.1);
    assert.ok(Math.abs(Number(dot?.attributes.cx) - box.to) < 0.1);
  });

  it('makes the dot hollow in the worst quarter, and keeps it within beyond the ends', () => {
    const dot = (value: number, isWorst: boolean) =>
      assertSound(peerBox(row(value, isWorst), printPalette)).find((mark) => mark.name === 'circle')
        ?.attributes.fill;
    assert.equal(dot(1, true), printPalette.page);
    assert.equal(dot(9e9, false), printPalette.primary);
    assert.equal(dot(-9e9, true), printPalette.page);
  });

  it('draws no box without peers and no dot without a value', () => {
    assert.equal(rects(assertSound(peerBox({ ...row(5), peers: null }, printPalette))).length, 0);
    assert.ok(!assertSound(peerBox(row(null), printPalette)).some((mark) => mark.name === 'circle'));
    assertSound(
      peerBox({ ...row(5), peers: { ...peers, low: 3, high: 3, lower: 3, upper: 3 } }, printPalette),
    );
  });
});
