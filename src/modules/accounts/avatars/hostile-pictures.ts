import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures made to harm whoever opens them, for tests; each is small to send and made when it is asked for. */
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG of any size, all of whose rows are there, with further chunks before them. */
export function greyPng(width: number, height: number, ...more: Buffer[]): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  return png(width, height, rows, ...more);
}

function png(width: number, height: number, rows: Buffer, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const end = [chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, chunk('IHDR', header), ...more, ...end]);
}

/** A few bytes that claim to be a picture of 2.5 thousand million pixels. */
export const bomb = () => png(50_000, 50_000, Buffer.alloc(1000));

/** A small picture with words of so many megabytes packed beside it. */
export function wordyPng(megabytes: number): Buffer {
  const words = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'a'), { level: 9 });
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), words]));
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), words]));
  return greyPng(64, 64, profile, text, text, text);
}

/** A JPEG whose head claims another size than its content has. */
export async function swollenJpeg(side: number): Promise<Buffer> {
  const jpeg = await small(64, 64).jpeg({ mozjpeg: false }).toBuffer();
  const head = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, head + 5);
  jpeg.writeUInt16BE(side, head + 7);
  return jpeg;
}

/** A WebP whose canvas claims to be 16 million pixels wide and as high. */
export async function swollenWebP(): Promise<Buffer> {
  const webp = await small(64, 64).webp().toBuffer();
  const extended = Buffer.alloc(18);
  extended.write('VP8X', 0, 'latin1');
  extended.writeUInt32LE(10, 4);
  extended.fill(0xff, 12, 18);
  const whole = Buffer.concat([webp.subarray(0, 12), extended, webp.subarray(12)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A progressive JPEG whose last scan is repeated, so that its many pixels are gone over again and again. */
export async function repetitiveJpeg(side: number, times: number): Promise<Buffer> {
  const jpeg = await small(side, side).jpeg({ progressive: true, quality: 20 }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  const scans: Buffer[] = Array.from({ length: times }, () => scan);
  return Buffer.concat([jpeg.subarray(0, last), ...scans, jpeg.subarray(-2)]);
}

/** A film of so many frames in a WebP. */
export function longFilm(frames: number): Promise<Buffer> {
  const [width, pageHeight, channels] = [16, 16, 3] as const;
  const pixels = Buffer.alloc(width * pageHeight * frames * channels);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(frame % 256, frame * width * pageHeight * channels);
  const raw = { width, height: pageHeight * frames, channels, pageHeight };
  return sharp(pixels, { raw }).webp({ effort: 0, quality: 1 }).toBuffer();
}

const small = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
