import { useEffect, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Spinner } from '#ui/base/Spinner.tsx';
import type { TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './SearchWaiting.module.css';

type SearchWaitingProps = { asked: TypedQuery; country: string; onCancel: () => void };

/** From then on the buyer hears that it takes longer than usual, in milliseconds. */
const usualMs = 5_000;

/** Says what is being searched and where, and lets the buyer stop it. */
export function SearchWaiting({ asked, country, onCancel }: SearchWaitingProps) {
  const search = useSearchWords();
  const what = asked.name || asked.regCode || asked.vatCode;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), usualMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting}>
      <Spinner title={search.waitingTitle(shorten(what), country)}>
        {isLong ? search.stillSearching : search.waitingText}
      </Spinner>
      <Button look="secondary" className={styles.cancel} onClick={onCancel}>
        {search.cancel}
      </Button>
    </div>
  );
}

const maxChars = 60;

function shorten(text: string): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).trimEnd()}…`;
}
