import type { Toc } from '#modules/content/contract.ts';
import styles from './TableOfContents.module.css';
import { useBlogWords } from './texts/words.ts';

/** The headings of a page: a list above the text, at its side where there is room. */
export function TableOfContents({ toc }: { toc: Toc }) {
  const { contents } = useBlogWords();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <ol>
        {toc.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
