import type { ReactNode } from 'react';
import type { Toc } from '#modules/content/contract.ts';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './TextLayout.module.css';
import { useBlogWords } from './texts/words.ts';

type TextLayoutProps = {
  toc: Toc;
  head: ReactNode;
  /** What follows the text in its column. */
  children: ReactNode;
};

/** A long text: head, contents, body in one column; from 1280 px on the contents stay in sight beside it. */
export function TextLayout({ toc, head, children }: TextLayoutProps) {
  const words = useBlogWords();
  return (
    <div className={styles.text}>
      <header className={styles.head}>{head}</header>
      {toc.length > 2 ? (
        <aside className={styles.side} aria-label={words.contents}>
          <TableOfContents toc={toc} />
        </aside>
      ) : null}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
