import styles from './MarkedName.module.css';
import { matchedWords } from './matched-words.ts';

/** A name with the words underlined that were typed; how well it fits is said beside it. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  return matchedWords(name, typed).map(({ text, at, isTyped }) =>
    isTyped ? (
      <span key={at} className={styles.typed}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
