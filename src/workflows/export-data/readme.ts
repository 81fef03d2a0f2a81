import type { Locale, Localized } from '#kernel/locale.ts';
import { en, type ReadmeTexts } from './texts/en.ts';
import { ru } from './texts/ru.ts';

const texts: Localized<ReadmeTexts> = { en, ru };
const dayFormats: Localized = { en: 'en-GB', ru: 'ru' };

/** What is in the archive, file by file. */
export function readme(locale: Locale, { email, at }: { email: string; at: Date }): string {
  const { title, made, files, missing, rights } = texts[locale];
  const day = new Intl.DateTimeFormat(dayFormats[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const list = Object.entries(files).map(([name, words]) => `${name}\n  ${words}`);
  return `\uFEFF${[title, made(day, email), ...list, missing, rights].join('\n\n')}\n`;
}
