import { Problem } from '#kernel/problem.ts';

/** More than these need not be named: whoever has so many looks at the list. */
const namedAtMost = 20;

/** Refuses to erase an account whose orders are under way; each is named. */
export function ordersUnderWay(numbers: readonly string[]): Problem {
  const code = 'orders_under_way';
  const definition = {
    code,
    status: 409,
    text: {
      en: 'Some of your orders are still under way: wait until they are finished, or cancel them.',
      ru: 'Некоторые ваши заказы ещё не завершены: дождитесь их или отмените.',
    },
  } as const;
  const fields = numbers.slice(0, namedAtMost).map((number) => ({
    field: number,
    code,
    text: {
      en: `Order ${number} is still under way.`,
      ru: `Заказ ${number} ещё не завершён.`,
    },
  }));
  return new Problem(definition, { fields });
}
