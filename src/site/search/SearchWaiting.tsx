import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './SearchWaiting.module.css';
import { useSearchWords } from './texts/words.ts';
import type { TypedQuery } from './typed-query.ts';

type SearchWaitingProps = { asked: TypedQuery; country: string; onCancel: () => void };

/** Says what is being searched and where, and lets the buyer stop it. */
export function SearchWaiting({ asked, country, onCancel }: SearchWaitingProps) {
  const search = useSearchWords();
  const what = asked.name || asked.regCode || asked.vatCode;
  return (
    <div className={styles.waiting}>
      <Spinner title={search.waitingTitle(shorten(what), country)}>{search.waitingText}</Spinner>
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
