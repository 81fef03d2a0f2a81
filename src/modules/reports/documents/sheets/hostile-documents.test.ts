import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { sheetBounds } from './sheet-bounds.ts';
import { countPages, drawSheet } from './sheet-process.ts';

const drawn = (file: Buffer, page = 1) =>
  drawSheet(async () => file, { type: 'application/pdf', want: page });

test('a page is drawn as large as it is read, and one that is not there is none', async () => {
  const pdf = smallPdf(['One', 'Two (2)']);
  assert.equal(await countPages(pdf, 'application/pdf'), 2);
  const { width, height, format } = await sharp(await drawn(pdf, 2)).metadata();
  assert.deepEqual([format, width, height], ['webp', 1_240, 1_755]);
  assert.equal(await drawn(pdf, 3), undefined);
});

test('what is written in a document to be run is not', async () => {
  const script = '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>';
  assert.ok(await drawn(smallPdf(['Harmless'], script)));
});

test('a stream that swells to gigabytes ends its process and nothing else', {
  timeout: 120_000,
}, async () => {
  const swollen = deflateSync(Buffer.alloc(300_000_000, 32), { level: 9 }).toString('latin1');
  const object = `<< /Length ${swollen.length} /Filter /FlateDecode >>\nstream\n${swollen}\nendstream`;
  const text = smallPdf(['x']).toString('latin1');
  const bomb = Buffer.from(
    text.replace(/<< \/Length \d+ >>\nstream\n.*?\nendstream/s, () => object),
    'latin1',
  );
  const before = process.memoryUsage.rss();
  const began = performance.now();
  await drawn(bomb);
  assert.ok(performance.now() - began < 60_000);
  assert.ok(process.memoryUsage.rss() - before < 200_000_000, 'its bytes are not here');
});

test('a picture that claims to be endless, and one that is cut off, are not drawn', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const want = (file: Buffer) => drawSheet(async () => file, { type: 'image/png', want: 1 });
  assert.equal((await sharp(await want(picture)).metadata()).width, 40);
  const huge = Buffer.from(picture);
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  assert.equal(await want(huge), undefined);
  assert.equal(await want(picture.subarray(0, 60)), undefined);
  // Called a picture, it is read by no other decoder.
  assert.equal(
    await want(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    undefined,
  );
});

test('a picture of millions of short lines is not drawn, a long scan is', async () => {
  const lines = (height: number) =>
    sharp({ create: { width: 1, height, channels: 3, background: '#123' }, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const want = async (file: Buffer) => drawSheet(async () => file, { type: 'image/png', want: 1 });
  assert.equal(await want(await lines(sheetBounds.maxSideIn + 1)), undefined);
  assert.equal(
    (await sharp(await want(await lines(sheetBounds.maxSideIn))).metadata()).height,
    sheetBounds.maxHeight,
  );
});

test('whoever has left takes the place of nobody who comes', async () => {
  const pdf = smallPdf(['Comes later']);
  const wish = { type: 'application/pdf', want: 1 } as const;
  const gone = new AbortController();
  const looks = Array.from({ length: sheetBounds.atOnce + sheetBounds.maxWaiting }, () =>
    drawSheet(async () => pdf, wish, gone.signal),
  );
  gone.abort();
  assert.ok(await drawSheet(async () => pdf, wish));
  await Promise.all(looks);
});

test('whoever waits for a turn holds no file, and whoever has left gets no process', async () => {
  const pdf = smallPdf(['Waited for']);
  let held = 0;
  const read = async () => {
    held += 1;
    return pdf;
  };
  const wish = { type: 'application/pdf', want: 1 } as const;
  const gone = new AbortController();
  const looks = Array.from({ length: 10 }, () => drawSheet(read, wish, gone.signal));
  await Promise.resolve();
  assert.equal(held, sheetBounds.atOnce);
  gone.abort();
  assert.deepEqual(new Set(await Promise.all(looks)), new Set([undefined]));
  assert.equal(held, sheetBounds.atOnce);
  assert.ok(await drawSheet(read, wish));
});
