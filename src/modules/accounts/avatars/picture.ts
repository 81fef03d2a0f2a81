import { Problem } from '#kernel/problem.ts';
import { uploadRefusal } from '#platform/http/upload-refusal.ts';
import { uploadAvatar } from './contract.ts';
import { drawInProcess } from './draw-process.ts';
import { avatarProblems } from './problems.ts';

const field = uploadAvatar.upload?.field ?? 'file';
const nobodyLeaves = new AbortController().signal;

/**
 * Makes the picture that is kept: upright, cut to a square around what catches the eye, 256 pixels wide, one frame, and
 * without anything that was written in the file beside it. Throws 415 `not_a_picture`, 422 `picture_broken` or
 * `picture_too_long`, and 503 when `signal` ends the work.
 */
export async function drawAvatar(file: Buffer, signal = nobodyLeaves): Promise<Buffer> {
  if (!isPicture(file)) throw uploadRefusal(avatarProblems.notAPicture, { field });
  const drawn = await drawInProcess(file, signal);
  if (drawn === 'stopped') throw new Problem(avatarProblems.busy, { retryAfterSeconds: 5 });
  if (drawn === 'shape') throw uploadRefusal(avatarProblems.tooLong, { field });
  if (drawn === 'broken') throw uploadRefusal(avatarProblems.broken, { field });
  return drawn;
}

/** Goes by the first bytes: names and declared types are the sender's word only. */
function isPicture(file: Buffer): boolean {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  const isWebP = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return isWebP || text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n';
}
