import type { Share } from '#findings/vocabulary/ownership.ts';
import type { Locale } from '#kernel/locale.ts';
import { words as amounts } from '../../texts/amounts/words.ts';
import { words } from '../../texts/people/words.ts';
import { showNumberIn, showPercent } from '../context/number-words.ts';

const digits = 2;
/** Bounds that are nearer than this are one. */
const nearly = 0.005;

/** `55%`, `25–50%`, `≤ 25%`; empty where a share says nothing. */
export function showShare({ exact, min = 0, max = 100 }: Share, locale: Locale): string {
  if (exact !== undefined) return showPercent(locale, exact, digits);
  if (max - min < nearly) return showPercent(locale, max, digits);
  if (min < nearly) return max >= 100 ? '' : words[locale].bounds.atMost(showPercent(locale, max, digits));
  return amounts[locale].percent(`${showNumberIn(locale, min, digits)}–${showNumberIn(locale, max, digits)}`);
}

/** In whole per cent, but never all or nothing of what is not. */
export function showWhole(percent: number, locale: Locale): string {
  const isNear = (percent > 0 && percent < 1) || (percent > 99 && percent < 100);
  return showPercent(locale, percent, isNear ? digits : 0);
}

/** Whether the bounds are one. */
export function isExact({ min, max }: Readonly<{ min: number; max: number }>): boolean {
  return max - min < nearly;
}
