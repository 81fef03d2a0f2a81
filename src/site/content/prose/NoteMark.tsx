import { noteId } from '../notes/note-id.ts';
import { useBlogWords } from '../texts/words.ts';
import styles from './NoteMark.module.css';

/** The number of a source behind a link to it; leads to its note. */
export function NoteMark({ note: { number, mark } }: { note: { number: number; mark: string } }) {
  const { noteMark } = useBlogWords();
  return (
    <sup className={styles.mark}>
      <a id={mark} href={`#${noteId(number)}`} role="doc-noteref" aria-label={noteMark(number)}>
        {number}
      </a>
    </sup>
  );
}
