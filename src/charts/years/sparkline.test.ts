import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { printPalette } from '../svg/print-palette.ts';
import { sparkline } from './sparkline.ts';

const years = (...values: readonly (number | null)[]) =>
  values.map((value, at) => ({ label: String(2021 + at), value }));
const drawn = (...values: readonly (number | null)[]) => {
  const marks = assertSound(sparkline(years(...values), printPalette, { alt: 'Sales' }));
  return {
    lines: marks.filter((mark) => mark.attributes.stroke === printPalette.primary),
    crosses: marks.filter((mark) => mark.attributes.stroke === printPalette.muted),
    dots: marks.filter((mark) => mark.name === 'circle'),
    zero: marks.filter((mark) => mark.attributes['stroke-dasharray'] !== undefined),
  };
};

describe('sparkline', () => {
  it('crosses a missing year on the base line and never bridges it', () => {
    const { lines, crosses, dots } = drawn(1, 2, null, 4, 5);
    assert.deepEqual(
      lines.map((line) => line.points.length),
      [2, 2],
    );
    assert.equal(crosses.length, 1);
    assert.equal(dots.length, 1);
  });

  it('ends in a dot at the last year that is known', () => {
    const { lines, dots } = drawn(5, 6, 4, null, null);
    const [x, y] = lines[0]?.points.at(-1) ?? [0, 0];
    assert.ok(
      Math.abs(Number(dots[0]?.attributes.cx) - x) < 0.01 &&
        Math.abs(Number(dots[0]?.attributes.cy) - y) < 0.01,
    );
  });

  it('draws zero where a value lies below it, and only there', () => {
    assert.equal(drawn(5, -26).zero.length, 1);
    assert.equal(drawn(5, 26).zero.length, 0);
    assert.equal(drawn(-5, -26).zero.length, 0);
  });

  it('rises with the figures', () => {
    const [low, high] = drawn(1, 9).lines[0]?.points.map(([, y]) => y) ?? [];
    assert.ok(low !== undefined && high !== undefined && low > high);
  });

  it('stands with one year, with none known, with none at all, and with the greatest figures', () => {
    for (const values of [[7], [null, null], [], [3, 3, 3], [1e15, -1e15, 1e-9]]) drawn(...values);
    assertSound(sparkline(years(7, 6.8, 5.2), printPalette, { width: 78, height: 12, hasBase: false }));
  });
});
