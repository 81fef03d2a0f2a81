import type { Article, Note } from '#modules/content/contract.ts';
import { noteId } from '#modules/content/web/prose/note-id.ts';
import { formatDay } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useBlogWords } from '../texts/words.ts';
import styles from './Notes.module.css';

/** The sources by the numbers they have in the text: where a reader can look for himself, of which day it is told, and the way back. */
export function Notes({ article: { notes, updated } }: { article: Pick<Article, 'notes' | 'updated'> }) {
  const words = useBlogWords();
  const { locale } = useTexts();
  return (
    <section className={styles.notes} aria-labelledby="sources" role="doc-endnotes">
      <h2 id="sources">{words.sources}</h2>
      <p className={styles.lead}>{words.sourcesNote(formatDay(updated, locale))}</p>
      <ol>
        {notes.map((note) => (
          <li key={note.url} id={noteId(note.number)}>
            <a href={note.url} rel="noopener">
              {note.title}
            </a>
            <Back note={note} />
            <p>
              <span className={styles.address}>{addressOf(note.url)}</span>
              <span>
                {note.seen === undefined
                  ? words.asOf(formatDay(updated, locale))
                  : words.seen(formatDay(note.seen, locale))}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A way back to each place that names the source. */
function Back({ note: { number, marks } }: { note: Note }) {
  const words = useBlogWords();
  return marks.map((mark, index) => (
    <a
      key={mark}
      className={styles.back}
      href={`#${mark}`}
      role="doc-backlink"
      aria-label={words.noteBack(number, marks.length > 1 ? index + 1 : 0)}
    >
      <Icon name="arrow-up" />
      {marks.length > 1 ? index + 1 : null}
    </a>
  ));
}

/** Without what every address begins and some end with. */
function addressOf(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
