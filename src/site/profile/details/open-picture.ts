import { avatarTypes, maxChosenBytes } from '#modules/accounts/avatars/avatar-rules.ts';

/** Why a chosen file is no picture for us: a key of the room's words. */
export type FileFault = 'wrongType' | 'oneFile' | 'tooLarge' | 'notAPicture';

/** Decodes what was chosen or dropped, upright; nothing leaves the browser yet. */
export async function openPicture(files: readonly File[]): Promise<ImageBitmap | FileFault> {
  const [file] = files;
  if (file === undefined || files.length > 1) return 'oneFile';
  if (!avatarTypes.some((type) => type === file.type)) return 'wrongType';
  if (file.size > maxChosenBytes) return 'tooLarge';
  try {
    return await createImageBitmap(file);
  } catch {
    return 'notAPicture';
  }
}
