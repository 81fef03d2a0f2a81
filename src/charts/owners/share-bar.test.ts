import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { printPalette } from '../svg/print-palette.ts';
import { type Shares, shareBar } from './share-bar.ts';

const share = (percent: number, isKnown = true, label = 'Henrik Petersen') => ({
  label,
  percent,
  shown: `${percent}%`,
  isKnown,
});
const segmentsOf = (shares: Shares, width = 710) =>
  assertSound(shareBar(shares, printPalette, { width, alt: 'shares' })).filter(
    (mark) => mark.name === 'rect' && mark.attributes.fill !== 'none' && Number(mark.attributes.height) > 9,
  );

describe('bar of shares', () => {
  it('gives each as much of the bar as he holds, and hatches who is not known', () => {
    const segments = segmentsOf([share(60), share(30), share(10, false, 'unknown')]);
    const [first = 0, second = 0, third = 0] = segments.map((mark) => Number(mark.attributes.width) + 1.5);
    assert.ok(Math.abs(first / second - 2) < 0.01 && Math.abs(second / (third + 1) - 3) < 0.05);
    assert.deepEqual(
      segments.map((mark) => mark.attributes.fill?.startsWith('url(#')),
      [false, false, true],
    );
  });

  it('leaves the rest of the bar empty where shares make less than the whole, and never goes past it', () => {
    const [only] = segmentsOf([share(25)]);
    assert.ok(Math.abs(Number(only?.attributes.width) + 1.5 - 710 / 4) < 0.1);
    segmentsOf([share(90), share(80)]);
  });

  it('names inside what fits, beneath what does not, and counts the rest', () => {
    const texts = (shares: Shares) =>
      assertSound(shareBar(shares, printPalette))
        .map((mark) => mark.text)
        .filter((text) => text !== '');
    assert.deepEqual(texts([share(98), share(2, true, 'Karin Vogt')]), [
      'Henrik Petersen 98%',
      'Karin Vogt 2%',
    ]);
    assert.ok(texts(Array.from({ length: 80 }, () => share(1.25))).includes('+56'));
  });

  it('stands with none, with nothing held and with hostile names', () => {
    for (const shares of [[], [share(0)], [share(100, true, '<b>"公'.repeat(300)), share(0.01, false)]])
      for (const width of [710, 320]) segmentsOf(shares, width);
  });
});
