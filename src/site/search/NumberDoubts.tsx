import type { CheckedNumbers } from '#modules/companies/contract.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { TypedQuery } from './query/typed-query.ts';
import { useSearchWords } from './texts/words.ts';

type NumberDoubtsProps = {
  typed: TypedQuery;
  checked: CheckedNumbers | undefined;
  /** Fields whose number a company that was found bears: it is right, whatever its check digit. */
  borne?: readonly string[];
};

/** Numbers that look as if they had a slip; they were searched with all the same. */
export function NumberDoubts({ typed, checked, borne = [] }: NumberDoubtsProps) {
  const search = useSearchWords();
  const words = search.numbers;
  const doubts = (['regCode', 'vatCode'] as const).flatMap((field) => {
    const verdict = checked?.[field];
    if (borne.includes(field) || (verdict !== 'unusual' && verdict !== 'check digit')) return [];
    return [{ field, text: words.doubtful[verdict](search[field], typed[field]) }];
  });
  if (doubts.length === 0) return null;
  return (
    <Notice tone="warn" title={words.doubtTitle}>
      {doubts.map(({ field, text }) => (
        <p key={field}>{text}</p>
      ))}
      <p>{words.again}</p>
    </Notice>
  );
}
