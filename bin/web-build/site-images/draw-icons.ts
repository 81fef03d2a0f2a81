import sharp from 'sharp';

/** Icons by file name, all drawn from the one SVG: for old browsers, for iOS, for installed sites. */
export async function drawIcons(svg: Buffer): Promise<Map<string, Buffer>> {
  const square = (size: number) => sharp(svg, { density: 72 * (size / 32) }).resize(size, size);
  // What the system cuts to its own shape has no corners and keeps 10 % of air around the drawing.
  const full = async (size: number) => {
    const inner = await square(Math.round(size * 0.8))
      .png()
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: '#1554d1' } })
      .composite([{ input: inner }])
      .png({ palette: true })
      .toBuffer();
  };
  return new Map([
    ['favicon.ico', icoOf(await square(32).png().toBuffer(), 32)],
    ['apple-touch-icon.png', await full(180)],
    ['icon-192.png', await square(192).png({ palette: true }).toBuffer()],
    ['icon-512.png', await square(512).png({ palette: true }).toBuffer()],
    ['icon-maskable-512.png', await full(512)],
  ]);
}

/** An ICO file with one PNG in it: directory of 6 bytes, one entry of 16, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
