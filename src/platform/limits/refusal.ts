import { inEveryLanguage } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Texts } from './texts/en.ts';
import { words } from './texts/words.ts';

const longestInMinutes = 5_400;

/** 429 that says in every language when to come back. */
export function tooOften(retryAfterSeconds: number): Problem {
  const text = inEveryLanguage((locale) => words[locale].tooOften(waitOf(retryAfterSeconds, words[locale])));
  return new Problem({ ...problems.tooManyRequests, text }, { retryAfterSeconds });
}

function waitOf(count: number, { seconds, minutes, hours }: Texts): string {
  if (count < 60) return seconds(count);
  return count <= longestInMinutes ? minutes(Math.ceil(count / 60)) : hours(Math.ceil(count / 3_600));
}
