import type { ReactNode } from 'react';
import { Notice } from '#ui/Notice.tsx';
import { useSearchWords } from './texts/words.ts';

/** The specification's error card, with the reason below its text where there is one. */
export function SearchFailure({ reason, children }: { reason?: string | undefined; children?: ReactNode }) {
  const search = useSearchWords();
  return (
    <Notice tone="bad" role="alert" title={search.errorTitle}>
      <p>{search.need}</p>
      {reason === undefined || reason === '' || reason === search.need ? null : <p>{reason}</p>}
      {children}
    </Notice>
  );
}
