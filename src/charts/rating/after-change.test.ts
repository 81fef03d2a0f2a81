import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { printPalette } from '../svg/print-palette.ts';
import { scoreHistory } from './score-history.ts';
import { whatIfDots } from './what-if.ts';

const change = (score: number, grade: 'A' | 'B' | 'C' | 'D' | 'E' | null, label = 'Equity −20%') => ({
  label,
  score,
  grade,
});
const rating = {
  score: 59,
  grade: 'B' as const,
  whatIf: [change(59, 'B'), change(50, 'C'), change(64, 'B')],
};

describe('score after one change', () => {
  it('puts a dot at each score, left of now where it falls, and hollow where the grade falls', () => {
    const dots = assertSound(whatIfDots(rating, printPalette)).filter((mark) => mark.name === 'circle');
    const [now = 0, worse = 0, better = 0] = dots.map((dot) => Number(dot.attributes.cx));
    assert.ok(worse < now && now < better);
    assert.ok(Math.abs((now - worse) / (better - now) - 9 / 5) < 0.01);
    const { ink, page } = printPalette;
    assert.deepEqual(
      dots.map((dot) => dot.attributes.fill),
      [ink, page, ink],
    );
  });

  it('stands with no change, without a grade, at both ends and with hostile names', () => {
    assertSound(whatIfDots({ ...rating, whatIf: [] }, printPalette, { alt: 'none' }));
    const whatIf = [change(0, null, '<script>"公'.repeat(60)), change(100, 'A'), change(0, 'E')];
    for (const width of [344, 300])
      assertSound(whatIfDots({ score: 0, grade: null, whatIf }, printPalette, { width }));
  });
});

describe('score over time', () => {
  it('rises with the score within the bands of the zones', () => {
    const marks = assertSound(scoreHistory([change(67, 'B', '2024'), change(40, 'C', '2025')], printPalette));
    const heights = marks.filter((mark) => mark.name === 'circle').map((dot) => Number(dot.attributes.cy));
    assert.ok((heights[0] ?? 0) < (heights[1] ?? 0));
    const isIn = (band: (typeof marks)[number], y: number) =>
      y >= (band.points[0]?.[1] ?? 0) && y <= (band.points[1]?.[1] ?? 0) + 1;
    const letters = heights.map((height) => {
      const band = marks.find((mark) => mark.name === 'rect' && isIn(mark, height));
      return (
        band &&
        marks.find((mark) => /^[ABCD]$/.test(mark.text) && isIn(band, Number(mark.attributes.y)))?.text
      );
    });
    assert.deepEqual(letters, ['B', 'C']);
  });

  it('says beside the points which grade they did not make', () => {
    const texts = assertSound(
      scoreHistory([change(18, 'E'), change(59, 'B'), change(59, null)], printPalette),
    ).map((mark) => mark.text);
    for (const told of ['18 E', '59', '59 –']) assert.ok(texts.includes(told), told);
  });

  it('stands with none, one and ten', () => {
    for (const count of [0, 1, 10]) {
      const history = Array.from({ length: count }, (_, at) =>
        change(at * 11, 'B', 'отчётность за 2025 год '.repeat(9)),
      );
      assertSound(scoreHistory(history, printPalette, { alt: 'scores' }));
    }
  });
});
