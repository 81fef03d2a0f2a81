import sharp from 'sharp';
import { sheetBounds } from './sheet-bounds.ts';

// Whatever a file claims to be, no other decoder ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A photo or scan, drawn anew: nothing of its bytes reaches a browser. Throws where a side of it is endless. */
export async function drawPicture(file: Buffer): Promise<Buffer> {
  const { width, maxHeight, maxPixelsIn, maxSideIn } = sheetBounds;
  const picture = sharp(file, { limitInputPixels: maxPixelsIn, failOn: 'error', pages: 1 });
  // Only the head of the file is read for that.
  const measured = await picture.metadata();
  if (Math.max(measured.width, measured.height) > maxSideIn) throw new RangeError('a side is too long');
  return picture
    .autoOrient()
    .resize(width, maxHeight, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
