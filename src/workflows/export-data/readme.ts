import { type Locale, languages, localizedPath } from '#kernel/locale.ts';
import { words } from './texts/words.ts';

/** What is in the archive, file by file. */
export function readme(locale: Locale, { email, at }: { email: string; at: Date }): string {
  const { title, made, files, missing, rights } = words[locale];
  const day = new Intl.DateTimeFormat(languages[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    at,
  );
  const list = Object.entries(files).map(([name, what]) => `${name}\n  ${what}`);
  return `\uFEFF${[title, made(day, email), ...list, missing, rights(localizedPath(locale, '/privacy'))].join('\n\n')}\n`;
}
