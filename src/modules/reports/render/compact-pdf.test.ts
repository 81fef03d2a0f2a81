import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { compactPdf } from './compact-pdf.ts';

const lines = Array.from({ length: 300 }, (_, at) => `Page ${at + 1} of a long document`);
const long = smallPdf(lines, '/Lang (en) /ViewerPreferences << /DisplayDocTitle true >>');

async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    useSystemFonts: false,
    stopAtErrors: true,
  });
  const document = await task.promise;
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    found.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return found;
}

test('a document of many objects is a fraction of its size, and reads the same', async () => {
  const compact = compactPdf(long);
  assert.ok(compact.length < long.length / 2, `${long.length} bytes became ${compact.length}`);
  assert.deepEqual(await linesOf(compact), lines);
  assert.deepEqual(Buffer.from(compactPdf(long)), Buffer.from(compact), 'the same every time');
});

test('its streams stay as they are, byte by byte', () => {
  const compact = Buffer.from(compactPdf(long)).toString('latin1');
  for (const line of lines) assert.ok(compact.includes(`(${line}) Tj ET\nendstream`), line);
});

test('what was not written as the compiler writes it is answered as it was', () => {
  const text = long.toString('latin1');
  const odd = [
    compactPdf(long),
    Buffer.from('no document at all'),
    Buffer.alloc(0),
    long.subarray(0, -40),
    Buffer.from(text.replace('/Size', '/Prev 12 /Size'), 'latin1'),
    Buffer.from(text.replace('/Size', '/Encrypt 3 0 R /Size'), 'latin1'),
    Buffer.from(text.replace(' 00000 n', ' 00001 n'), 'latin1'),
    Buffer.from(text.replace('\n7 0 obj', '\n8 0 obj'), 'latin1'),
    Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1'),
  ];
  for (const pdf of odd) assert.equal(compactPdf(pdf), pdf);
});
