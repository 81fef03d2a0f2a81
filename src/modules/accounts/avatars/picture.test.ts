import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { Problem } from '#kernel/problem.ts';
import { animated, drawing, halves, photoWithPlace, polyglot } from './avatars-fixture.ts';
import { bomb } from './hostile-pictures.ts';
import { drawAvatar } from './picture.ts';

async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const spot = sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await spot.raw().toBuffer())];
}

test('JPEG, PNG and WebP become a square WebP of 256 pixels', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const made = await drawAvatar(await halves(600, 400).toFormat(format).toBuffer());
    const { width, height, format: kept, pages = 1 } = await sharp(made).metadata();
    assert.deepEqual([width, height, kept, pages], [256, 256, 'webp', 1], format);
    assert.ok(made.length < 20_000);
  }
});

test('a photo stands upright, and tells neither where nor by whom it was taken', async () => {
  const photo = await photoWithPlace();
  assert.ok((await sharp(photo).metadata()).exif?.includes('Secret Author'));
  const made = await drawAvatar(photo);
  const { exif, icc, xmp, iptc, orientation } = await sharp(made).metadata();
  assert.deepEqual([exif, icc, xmp, iptc, orientation], Array(5).fill(undefined));
  assert.ok(!made.includes('Secret Author'));
  // Left was red; turned by a quarter to the right it is the top.
  const [[top = 0], [bottom = 255]] = [await pixelAt(made, 128, 30), await pixelAt(made, 128, 225)];
  assert.ok(top > 150 && bottom < 90, `${top} ${bottom}`);
});

test('of a film the first frame stays', async () => {
  const film = await animated('webp');
  assert.equal((await sharp(film).metadata()).pages, 2);
  const made = await drawAvatar(film);
  assert.equal((await sharp(made).metadata()).pages ?? 1, 1);
  assert.ok(Math.abs((await pixelAt(made, 9, 9))[0] ?? 0) - 90 < 8);
});

test('a page hidden in a picture does not survive', async () => {
  const made = await drawAvatar(await polyglot());
  assert.ok(!made.includes('<script') && !made.includes('html'));
});

test('the loudest picture fits its column', async () => {
  const [width, height] = [1000, 1000];
  const noise = crypto.getRandomValues(Buffer.alloc(60_000));
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += noise.length) noise.copy(pixels, at);
  const made = await drawAvatar(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
  assert.ok(made.length < 200_000, `${made.length}`);
});

const refused: Readonly<Record<string, [status: number, make: () => Buffer | Promise<Buffer>]>> = {
  'an SVG with a script': [415, () => drawing],
  'a GIF': [415, () => animated('gif')],
  'a TIFF': [415, () => halves(9, 9).tiff().toBuffer()],
  text: [415, () => Buffer.from('not a picture')],
  nothing: [415, () => Buffer.alloc(0)],
  'three bytes of a JPEG': [422, () => Buffer.from('\xff\xd8\xff', 'latin1')],
  'an SVG behind the first bytes of a PNG': [
    422,
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), drawing]),
  ],
  'a RIFF that is no WebP inside': [422, () => Buffer.from('RIFF\x20\x00\x00\x00WEBPVP8 nothing at all')],
  'a JPEG that ends too early': [
    422,
    async () => (await halves(900, 900).jpeg().toBuffer()).subarray(0, 2000),
  ],
  'a PNG that ends too early': [422, async () => (await halves(900, 900).png().toBuffer()).subarray(0, 1200)],
  'a small file with 2500 million pixels': [422, () => bomb()],
  'a picture above 40 million pixels': [422, () => halves(8000, 5100).png().toBuffer()],
};

for (const [name, [status, make]] of Object.entries(refused)) {
  test(`refused: ${name}`, async () => {
    const file = await make();
    await assert.rejects(drawAvatar(file), (error) => {
      assert.ok(error instanceof Problem);
      assert.equal(error.status, status);
      assert.deepEqual(error.fields[0]?.text, { en: 'File upload error', ru: 'Не удалось загрузить файл' });
      assert.ok(error.fields[1]?.text.ru);
      return true;
    });
  });
}
