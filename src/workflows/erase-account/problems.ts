import { byName, inEveryLanguage } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { words as texts } from './texts/problems/words.ts';

const words = byName(texts);

/** More than these need not be named: whoever has so many looks at the list. */
const namedAtMost = 20;

/** Refuses to erase an account whose orders are under way; each is named. */
export function ordersUnderWay(numbers: readonly string[]): Problem {
  const code = 'orders_under_way';
  const definition = { code, status: 409, text: words.ordersUnderWay } as const;
  const fields = numbers.slice(0, namedAtMost).map((number) => ({
    field: number,
    code,
    text: inEveryLanguage((locale) => words.orderUnderWay[locale](number)),
  }));
  return new Problem(definition, { fields });
}
