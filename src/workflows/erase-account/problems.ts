import { byName, inEveryLanguage } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { words as texts } from './texts/problems/words.ts';

const words = byName(texts);

/** More than these need not be named: whoever has so many looks at the list. */
const namedAtMost = 20;

/** Refuses to erase an account whose orders are under way or not paid; each is named. */
export function ordersUnderWay(
  orders: readonly Readonly<{ number: string; why: 'orderUnderWay' | 'orderNotPaid' }>[],
): Problem {
  const code = 'orders_under_way';
  const definition = { code, status: 409, text: words.ordersUnderWay } as const;
  const fields = orders.slice(0, namedAtMost).map(({ number, why }) => ({
    field: number,
    code,
    text: inEveryLanguage((locale) => words[why][locale](number)),
  }));
  return new Problem(definition, { fields });
}
