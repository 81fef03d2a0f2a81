import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { readsAs } from '#kernel/reads-as.ts';
import { notCustomersLanguage, type Order } from '#modules/orders/service.ts';

/** What staff write to a customer, and the language they say it is in. */
export type CustomerWords = Readonly<{ text: string; language: Locale }>;

/** Throws Problem 400 unless the customer can read it: said to be in the customer's language, and in its script. */
export function assertCustomerReads(order: Order, { text, language }: CustomerWords, field: string): void {
  if (language === order.locale && readsAs(text, order.locale)) return;
  const problem = notCustomersLanguage(order.locale);
  throw new Problem(problem, { fields: [{ field, code: problem.code, text: problem.text }] });
}
