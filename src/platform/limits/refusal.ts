import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';

const longestInMinutes = 5_400;

/** 429 that says in both languages when to come back. */
export function tooOften(retryAfterSeconds: number): Problem {
  const { tooManyRequests } = problems;
  const text = {
    en: `That was too often in too short a time. Please try again in ${waitOf(retryAfterSeconds, 'en')}.`,
    ru: `Слишком много запросов за короткое время. Попробуйте снова через ${waitOf(retryAfterSeconds, 'ru')}.`,
  };
  return new Problem({ ...tooManyRequests, text }, { retryAfterSeconds });
}

/** Words for one, few and many; English has two of them. */
const units = {
  second: { en: ['second', 'seconds', 'seconds'], ru: ['секунду', 'секунды', 'секунд'] },
  minute: { en: ['minute', 'minutes', 'minutes'], ru: ['минуту', 'минуты', 'минут'] },
  hour: { en: ['hour', 'hours', 'hours'], ru: ['час', 'часа', 'часов'] },
} as const;

function waitOf(seconds: number, locale: Locale): string {
  if (seconds < 60) return words(seconds, 'second', locale);
  if (seconds <= longestInMinutes) return words(Math.ceil(seconds / 60), 'minute', locale);
  return words(Math.ceil(seconds / 3_600), 'hour', locale);
}

function words(count: number, unit: keyof typeof units, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(count);
  const [one, few, many] = units[unit][locale];
  return `${count}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
}
