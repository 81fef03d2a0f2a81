import type { OrderView } from '#modules/orders/contract.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { words as factWords } from '#modules/orders/texts/facts/words.ts';
import { askedWords } from '#modules/orders/texts/subject-words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { WorkItems } from './WorkItems.tsx';

/** Of an order whose company was not found: what was looked for, where, when; nothing of other orders. */
export function SearchedFor({ order }: { order: OrderView }) {
  const { locale } = useTexts();
  const { state, subject, countryName, workItems, timeZone } = order;
  const done = workItems.filter(({ doneAt }) => doneAt !== null);
  if (rowOf(state).ending !== 'not_found' || done.length === 0) return null;
  return (
    <>
      <p>{factWords[locale].searchedFor(askedWords(subject), countryName)}</p>
      <WorkItems items={done} timeZone={timeZone} />
    </>
  );
}
