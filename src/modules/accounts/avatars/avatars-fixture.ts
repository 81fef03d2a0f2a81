import sharp from 'sharp';

/** Pictures good and bad for the tests of this room, each made when it is asked for. */
const red = { r: 200, g: 30, b: 30 };

/** Left half red, right half blue, so that turning and cutting are seen. */
export function halves(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#2040d0' } }).composite([
    { input: { create: { ...half, background: red } }, left: 0, top: 0 },
  ]);
}

/** A photo as a telephone makes it: lying on its side, with the place where it was taken. */
export function photoWithPlace(): Promise<Buffer> {
  const exif = {
    IFD0: { Artist: 'Secret Author' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
  };
  return halves(400, 400).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
}

/** Two frames in one file. */
export function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const [width, pageHeight, channels] = [32, 32, 3] as const;
  const pixels = Buffer.alloc(width * pageHeight * 2 * channels, 90).fill(200, width * pageHeight * channels);
  const raw = { width, height: pageHeight * 2, channels, pageHeight };
  return sharp(pixels, { raw }).toFormat(format).toBuffer();
}

/** A drawing that would run a script and read a file of the machine. */
export const drawing = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><text>&x;</text></svg>`,
);

/** A picture with a page behind it: both a JPEG and, to a browser that guesses, HTML. */
export async function polyglot(): Promise<Buffer> {
  const page = '<html><body><script>alert(document.domain)</script></body></html>';
  const jpeg = await halves(64, 64)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: page } })
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.from(page)]);
}
