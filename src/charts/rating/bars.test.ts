import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound, type Mark } from '#testing/drawn-picture.ts';
import { printPalette } from '../svg/print-palette.ts';
import { driverBar, driverBars } from './drivers.ts';
import { limitBars } from './limit.ts';
import { bandScale, confidenceScale, depthCells } from './scales.ts';

const driver = (moveTenths: number, label = 'Balance-sheet strength') => ({
  label,
  measure: 'Altman Z″ 4.58',
  moveTenths,
  moveShown: String(moveTenths / 10),
});
const drivers = { up: [driver(32), driver(30), driver(18)], down: [driver(-12), driver(-11), driver(-9)] };
const rects = (marks: readonly Mark[]) => marks.filter((mark) => mark.name === 'rect');
const widthOf = (mark: Mark | undefined) => Number(mark?.attributes.width);

describe('pictures of the rating made of bars', () => {
  it('draws what lifts to the right of zero and what lowers hatched to its left, on one scale', () => {
    const marks = assertSound(driverBars(drivers, printPalette));
    const zero = marks.findLast((mark) => mark.name === 'path')?.points[0]?.[0] ?? Number.NaN;
    const bars = rects(marks);
    assert.equal(bars.length, 6);
    for (const [at, bar] of bars.entries()) {
      const [left = 0, right = 0] = bar.points.map(([x]) => x);
      assert.ok(at < 3 ? Math.abs(left - zero) < 0.1 : Math.abs(right - zero) < 0.1);
      assert.equal(bar.attributes.fill?.startsWith('url(#'), at >= 3);
    }
    const perTenth = bars.map((bar, at) => widthOf(bar) / ([32, 30, 18, 12, 11, 9][at] ?? Number.NaN));
    assert.ok(Math.max(...perTenth) - Math.min(...perTenth) < 0.01);
  });

  it('draws a row of its own on the scale of all rows', () => {
    const alone = [...drivers.up, ...drivers.down].map((one) => {
      const bar = rects(assertSound(driverBar(one, drivers, printPalette)))[0];
      return bar === undefined ? 0 : widthOf(bar) / Math.abs(one.moveTenths);
    });
    assert.ok(Math.max(...alone) - Math.min(...alone) < 0.01);
  });

  it('stands without drivers, with one, and with names as long as they come', () => {
    assertSound(driverBars({ up: [], down: [] }, printPalette, { alt: 'none' }));
    assertSound(driverBars({ up: [driver(0)], down: [] }, printPalette, { width: 300 }));
    assertSound(driverBars({ up: [], down: [driver(-1, '<b>"上海\'&'.repeat(100))] }, printPalette));
  });

  it('gives the binding ceiling alone the colour of the house, and lengths by amounts', () => {
    const ceilings = [485, 327, 483].map((amount) => ({
      label: '15% of working capital (2,181)',
      amount,
      shown: String(amount),
      isBinding: amount === 327,
    }));
    for (const width of [402, 300]) {
      const bars = rects(assertSound(limitBars(ceilings, printPalette, { width })));
      assert.deepEqual(
        bars.map((bar) => bar.attributes.fill === printPalette.primary),
        [false, true, false],
      );
      assert.ok(Math.abs(widthOf(bars[1]) / widthOf(bars[0]) - 327 / 485) < 0.01);
    }
  });

  it('draws a ceiling below zero hatched to the left of it', () => {
    const ceilings = [-26, 483].map((amount) => ({
      label: 'x',
      amount,
      shown: `${amount}`,
      isBinding: amount < 0,
    }));
    const marks = assertSound(limitBars(ceilings, printPalette));
    const [below, above] = rects(marks);
    assert.ok(below?.attributes.fill?.startsWith('url(#'));
    assert.ok(Math.abs((below?.points[1]?.[0] ?? 0) - (above?.points[0]?.[0] ?? 99)) < 0.1);
    assertSound(limitBars([], printPalette, { alt: 'no ceilings' }));
  });

  it('fills cells up to the level, at the band, and none without a band', () => {
    const full = (marks: readonly Mark[]) => marks.map((mark) => mark.attributes.fill === printPalette.ink);
    const told = { label: 'Medium', remark: '4 of 5 tests met' };
    assert.deepEqual(full(assertSound(confidenceScale({ level: 2, ...told }, printPalette))), [
      true,
      true,
      false,
    ]);
    assert.deepEqual(full(assertSound(bandScale({ at: 1, ...told }, printPalette))), [
      false,
      true,
      false,
      false,
    ]);
    assert.ok(!full(assertSound(bandScale({ at: null, ...told }, printPalette))).includes(true));
  });

  it('sorts the sections into full, outlined and dashed cells', () => {
    const standings = ['not_obtainable', 'facts', 'nothing_found', 'bad', 'not_searched', 'alert'] as const;
    const tiles = standings.map((standing) => ({ standing }));
    const marks = assertSound(depthCells({ tiles, depth: { label: '4 of 6', remark: '' } }, printPalette));
    const kinds = marks.map(({ attributes: a }) =>
      a['stroke-dasharray'] !== undefined ? 'dashed' : a.stroke === undefined ? 'full' : 'outlined',
    );
    assert.deepEqual(kinds, ['full', 'full', 'full', 'outlined', 'dashed', 'dashed']);
  });
});
