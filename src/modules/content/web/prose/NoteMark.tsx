import styles from './NoteMark.module.css';
import { noteId } from './note-id.ts';
import { useProseWays } from './prose-ways.tsx';

/** The number of a source behind a link to it; leads to its note. */
export function NoteMark({ note: { number, mark } }: { note: { number: number; mark: string } }) {
  const { noteMark } = useProseWays();
  return (
    <sup className={styles.mark}>
      <a id={mark} href={`#${noteId(number)}`} role="doc-noteref" aria-label={noteMark(number)}>
        {number}
      </a>
    </sup>
  );
}
