import type { ReactNode } from 'react';
import { Notice } from '#ui/base/Notice.tsx';
import { useSearchWords } from '../texts/words.ts';

type SearchFailureProps = {
  reason?: string | undefined;
  /** Nothing is wrong with what was typed: the reason says all. */
  isTooOften?: boolean;
  children?: ReactNode;
};

/** The specification's error card, with the reason below its text where there is one. */
export function SearchFailure({ reason, isTooOften = false, children }: SearchFailureProps) {
  const search = useSearchWords();
  return (
    <Notice tone="bad" role="alert" title={search.errorTitle}>
      {isTooOften ? null : <p>{search.need}</p>}
      {reason === undefined || reason === '' || reason === search.need ? null : <p>{reason}</p>}
      {children}
    </Notice>
  );
}
