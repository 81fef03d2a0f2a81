import sharp from 'sharp';
import { sheetBounds } from './sheet-bounds.ts';

// Whatever a file claims to be, no other decoder ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A photo or scan, drawn anew: nothing of its bytes reaches a browser. */
export function drawPicture(file: Buffer): Promise<Buffer> {
  const { width, maxHeight, maxPixelsIn } = sheetBounds;
  return sharp(file, { limitInputPixels: maxPixelsIn, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(width, maxHeight, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
