import type { Locale } from '#kernel/locale.ts';
import { en } from './en.ts';
import type { PageTexts } from './page-texts.ts';
import { ru } from './ru.ts';

const texts: Readonly<Record<Locale, PageTexts>> = { en, ru };

export function textsOf(locale: Locale): PageTexts {
  return texts[locale];
}
