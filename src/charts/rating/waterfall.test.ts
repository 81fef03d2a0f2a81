import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { printPalette } from '../svg/print-palette.ts';
import { modelStrip } from './model-strip.ts';
import { type WaterfallRating, waterfall } from './waterfall.ts';

const move = (moveTenths: number, label = 'Current ratio') => ({
  label,
  measure: '1.78',
  pointsShown: '3.2 of 5',
  moveShown: String(moveTenths / 10),
  moveTenths,
});

function rated(moves: readonly (readonly number[])[], label?: string): WaterfallRating {
  const blocks = moves.map((items) => ({
    ...move(items.reduce((sum, one) => sum + one, 0)),
    items: items.map((one) => move(one, label)),
  }));
  const scoreTenths = 500 + moves.flat().reduce((sum, one) => sum + one, 0);
  const sum = [
    { shown: '50.0', label: 'neutral' },
    { shown: `= ${scoreTenths / 10}`, label: 'score' },
  ];
  return { scoreTenths, scoreShown: '59 of 100', drivers: { sum }, blocks };
}

const barsOf = (rating: WaterfallRating, width = 710) =>
  assertSound(waterfall(rating, printPalette, { width })).filter((mark) => mark.name === 'rect');
const edges = (mark: ReturnType<typeof barsOf>[number] | undefined) => mark?.points.map(([x]) => x) ?? [];

describe('waterfall', () => {
  it('begins each bar where the one before it has ended, and ends at the score', () => {
    for (const width of [710, 320]) {
      const bars = barsOf(
        rated([
          [32, 8, -1],
          [-12, 5],
        ]),
        width,
      );
      assert.equal(bars.length, 7);
      const perTenth = ((edges(bars[1])[1] ?? 0) - (edges(bars[1])[0] ?? 0)) / 32;
      let at = edges(bars[0])[1] ?? 0;
      for (const [index, tenths] of [32, 8, -1, -12, 5].entries()) {
        const [left = 0, right = 0] = edges(bars[index + 1]);
        assert.ok(Math.abs((tenths > 0 ? left : right) - at) < 0.1);
        assert.ok(Math.abs(right - left - Math.abs(tenths) * perTenth) < 0.1);
        at = tenths > 0 ? right : left;
      }
      assert.ok(Math.abs((edges(bars.at(-1))[1] ?? 0) - at) < 0.1);
    }
  });

  it('hatches what lowers, and draws what moves nothing as a line', () => {
    const bars = barsOf(rated([[10, 0, -10]]));
    assert.deepEqual(
      bars.map((bar) => bar.attributes.fill?.startsWith('url(#') === true),
      [false, false, true, false],
    );
  });

  it('marks a boundary between grades with the letters of both sides, where it lies within', () => {
    const lettersOf = (rating: WaterfallRating) =>
      assertSound(waterfall(rating, printPalette))
        .filter((mark) => mark.name === 'text' && /^[ABCD]$/.test(mark.text))
        .map((mark) => mark.text)
        .join('');
    assert.equal(lettersOf(rated([[94]])), 'CB');
    assert.equal(lettersOf(rated([[300]])), 'CBBA');
    assert.equal(lettersOf(rated([[-300]])), 'DCCB');
  });

  it('stands with the highest, the lowest, no blocks and hostile names', () => {
    for (const moves of [[], [[0]], [[500]], [[-500]], Array.from({ length: 6 }, () => [15, -14, 0])])
      assertSound(waterfall(rated(moves, '<script>"\u202e公司'.repeat(80)), printPalette, { alt: 'x' }));
  });
});

describe('strip of a model', () => {
  const model = {
    name: 'Altman Z″',
    value: 4.58,
    shown: '4.58',
    cuts: [1.1, 2.6],
    zones: ['distress', 'grey', 'safe'],
    zoneLabel: 'safe',
    reason: '',
  } as const;
  const markerOf = (value: number | null) => {
    const marks = assertSound(modelStrip({ ...model, value }, printPalette)).filter(
      (mark) => mark.name === 'path',
    );
    return marks.map((mark) => mark.points[0]?.[0] ?? 0);
  };

  it('puts the marker into the zone where the value lies', () => {
    const zonesAt = (value: number) =>
      assertSound(modelStrip({ ...model, value }, printPalette))
        .filter((mark) => mark.name === 'rect')
        .findIndex((zone) => {
          const [left = 0, right = 0] = zone.points.map(([x]) => x);
          return (markerOf(value)[1] ?? 0) >= left - 1 && (markerOf(value)[1] ?? 0) <= right;
        });
    assert.deepEqual([0.2, 1.9, 4.58].map(zonesAt), [0, 1, 2]);
  });

  it('points on where the value lies beyond the strip, and draws no marker without a value', () => {
    assert.ok((markerOf(1e9)[1] ?? 0) > 115);
    assert.ok((markerOf(-1e9)[1] ?? 99) < 10);
    assert.deepEqual(markerOf(null), []);
    assert.match(
      modelStrip({ ...model, value: null, reason: 'no market price' }, printPalette).alt,
      /no market price/,
    );
  });

  it('keeps the cuts apart and writes them as the reader does', () => {
    const long = (cut: number) => `${String(cut).replace('.', ',')} миллиона`;
    const texts = assertSound(modelStrip(model, printPalette, { number: long })).filter(
      (mark) => mark.name === 'text',
    );
    assert.deepEqual(
      texts.map((text) => [text.text, text.attributes['text-anchor'] ?? 'start']),
      [
        ['1,1 миллиона', 'end'],
        ['2,6 миллиона', 'start'],
      ],
    );
    assertSound(modelStrip({ ...model, cuts: [], zones: ['grey'] }, printPalette));
    assertSound(modelStrip({ ...model, cuts: [], zones: [], value: null }, printPalette));
  });
});
