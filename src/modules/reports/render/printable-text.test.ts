import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inPictures, printableCopy, toPrintable } from './printable-text.ts';
import { loadReportFonts } from './report-fonts.ts';

describe('printable text', () => {
  const { coverage, families } = loadReportFonts();

  it('knows what the fonts have', () => {
    assert.equal(families[0], 'Noto Sans');
    for (const sign of 'AЯЁΩ№€—“«»\u00a0\u202f\u2212ş北شい')
      assert.ok(coverage(sign.codePointAt(0) ?? 0), sign);
    for (const sign of '😀𐤀') assert.equal(coverage(sign.codePointAt(0) ?? 0), false, sign);
  });

  it('leaves alone what can be printed', () => {
    for (const text of [
      'ООО «Ёлка»',
      'Ünïcode Ltd.',
      '北京北风',
      'شركة الرياح',
      'two\nlines',
      '#panic() ] \\ $x$',
    ])
      assert.equal(toPrintable(text, coverage), text);
  });

  it('writes other scripts in Latin letters, word by word', () => {
    const onlyLatin = (codePoint: number) => codePoint < 0x250;
    assert.equal(toPrintable('შპს Test ООО', onlyLatin), "shp's Test OOO");
    assert.ok(
      Array.from(toPrintable('\u{10900}😀', coverage)).every((sign) => coverage(sign.codePointAt(0) ?? 0)),
    );
  });

  it('writes scripts whose letters change their shape in Latin letters where they stand in a picture', () => {
    const inPicture = (text: string) => toPrintable(text, inPictures(coverage));
    assert.match(inPicture('شركة الرياح GmbH'), /^[A-Za-z'` ]+ GmbH$/);
    for (const text of ['ООО «Ёлка»', '北京北风', 'Ünïcode Ltd.']) assert.equal(inPicture(text), text);
  });

  it('takes away signs that turn the reading direction', () => {
    assert.equal(toPrintable('abc\u202Exe.fdp', coverage), 'abcxe.fdp');
  });

  it('goes through a whole document, but not into addresses', () => {
    const copy = printableCopy({ a: ['\u202Ex', 1, null], href: 'https://example.org/\u202E' }, coverage);
    assert.deepEqual(copy, { a: ['x', 1, null], href: 'https://example.org/\u202E' });
  });
});
