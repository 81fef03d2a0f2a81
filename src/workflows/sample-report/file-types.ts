import { byName, inEveryLanguage, type Locale, type Localized } from '#kernel/locale.ts';
import { avatarTypes, maxAvatarBytes } from '#modules/accounts/contract.ts';
import type { FileTypeView } from './contract.ts';
import { words as texts } from './texts/words.ts';

const words = byName(texts);

/** What a picture of each type that is taken in is called, and how its files end. */
const pictures = {
  'image/jpeg': { name: 'JPEG', extension: 'jpg' },
  'image/png': { name: 'PNG', extension: 'png' },
  'image/webp': { name: 'WebP', extension: 'webp' },
} as const satisfies Record<(typeof avatarTypes)[number], object>;

/** Every kind of file there is: the product gives out reports and takes in the pictures of people. */
const fileTypes: readonly (Omit<FileTypeView, 'name'> & { name: Localized })[] = [
  {
    id: 'report',
    name: words.creditReport,
    extension: 'pdf',
    contentType: 'application/pdf',
  },
  {
    id: 'sample-report',
    name: words.sampleReport,
    extension: 'pdf',
    contentType: 'application/pdf',
  },
  {
    id: 'annual-report',
    name: words.annualReport,
    extension: 'pdf',
    contentType: 'application/pdf',
  },
  {
    id: 'sample-annual-report',
    name: words.sampleAnnual,
    extension: 'pdf',
    contentType: 'application/pdf',
  },
  ...avatarTypes.map((contentType) => {
    const { name, extension } = pictures[contentType];
    return {
      id: `avatar-${extension}`,
      name: inEveryLanguage((locale) => words.profilePhoto[locale](name)),
      extension,
      contentType,
      maxBytes: maxAvatarBytes,
    };
  }),
];

/** The kinds of files with their names in the reader's language. */
export function viewFileTypes(locale: Locale): FileTypeView[] {
  return fileTypes.map(({ name, ...rest }) => ({ ...rest, name: name[locale] }));
}
