import type { Toc } from '#modules/content/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import styles from './TableOfContents.module.css';
import { useBlogWords } from './texts/words.ts';

/** The headings of a page: to be opened above the text, and always in sight beside it where there is room. */
export function TableOfContents({ toc }: { toc: Toc }) {
  const { contents } = useBlogWords();
  return (
    <nav className={styles.contents} aria-label={contents}>
      <details className={styles.folded}>
        <summary>
          {contents}
          <Icon name="arrow-down" className={styles.arrow} />
        </summary>
        <Headings toc={toc} />
      </details>
      <div className={styles.open}>
        <p>{contents}</p>
        <Headings toc={toc} />
      </div>
    </nav>
  );
}

function Headings({ toc }: { toc: Toc }) {
  return (
    <ol>
      {toc.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
