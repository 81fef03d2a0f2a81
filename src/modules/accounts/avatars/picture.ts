import sharp from 'sharp';
import { uploadRefusal } from '#platform/http/upload-refusal.ts';
import { uploadAvatar } from './contract.ts';
import { avatarProblems } from './problems.ts';

// Whatever a file claims to be, no other decoder ever sees it: the ones for SVG, PDF and the like do not run here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Each picture is seen once, and several are worked on side by side rather than one by all cores.
sharp.cache(false);
sharp.concurrency(1);

const side = 256;
const maxPixels = 40_000_000;
const patienceSeconds = 10;

const field = uploadAvatar.upload?.field ?? 'file';

/**
 * Makes the picture that is kept: upright, cut to a square around what catches the eye, 256 pixels wide, one frame, and
 * without anything that was written in the file beside it. Throws 415 `not_a_picture`, 422 `picture_broken`.
 */
export async function drawAvatar(file: Buffer): Promise<Buffer> {
  if (!isPicture(file)) throw uploadRefusal(avatarProblems.notAPicture, { field });
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 82 })
      .timeout({ seconds: patienceSeconds })
      .toBuffer();
  } catch (cause) {
    throw uploadRefusal(avatarProblems.broken, { field, cause });
  }
}

/** Goes by the first bytes: names and declared types are the sender's word only. */
function isPicture(file: Buffer): boolean {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  const isWebP = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return isWebP || text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n';
}
