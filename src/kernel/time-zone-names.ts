import type { Locale } from './locale.ts';
import { words } from './texts/cities/words.ts';

/** What a zone is called, beside its distance from UTC: `Berlin, UTC+1`; `UTC` itself needs no more. */
export function timeZoneName(timeZone: string, offsetMinutes: number, locale: Locale): string {
  const distance = `UTC${signed(offsetMinutes)}`;
  const city = words[locale][timeZone] ?? cityOf(timeZone);
  return city === undefined ? distance : `${city}, ${distance}`;
}

/** `Etc/GMT-3` and `UTC` name no place. */
function cityOf(timeZone: string): string | undefined {
  return timeZone.startsWith('Etc/')
    ? undefined
    : timeZone.split('/').slice(1).at(-1)?.replaceAll('_', '\u00a0');
}

function signed(minutes: number): string {
  if (minutes === 0) return '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
