import type { Locale } from '#kernel/locale.ts';
import { words } from '../../../texts/searches/words.ts';
import { showDay } from '../../context/show-value.ts';

/** Day and minute, UTC: a search of lists is true of a minute. */
export function showInstant(at: Date, locale: Locale): string {
  return words[locale].at(showDay(at, locale), at.toISOString().slice(11, 16));
}
