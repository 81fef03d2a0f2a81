import { type ReactNode, useContext, useId } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { useReportWords } from '../texts/words.ts';
import { EvidencePlaceContext } from './evidence-links.ts';
import styles from './Part.module.css';

/** A part with more rows is folded on a telephone until it is asked for. */
const mostRows = 8;

/** A section of the report: its name, and at the right what it rests on. */
export function Part({
  id,
  title,
  basis = '',
  rows = 0,
  children,
}: {
  id: string;
  title: string;
  basis?: string;
  /** How many rows its tables have. */
  rows?: number;
  children: ReactNode;
}) {
  const words = useReportWords();
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`} data-part={id}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {basis === '' ? null : <p>{basis}</p>}
      </header>
      {rows > mostRows ? (
        <details className={classNames(styles.folded, styles.long)}>
          <summary>
            {words.showRows(rows)}
            <span className="visually-hidden">: {title}</span>
          </summary>
          <div className={styles.content}>{children}</div>
        </details>
      ) : (
        children
      )}
    </section>
  );
}

/** A block of a section; evidence of a figure in it opens beneath it where there is no room beside. */
export function Block({ title = '', children }: { title?: string; children: ReactNode }) {
  const id = useId();
  const { block, panel } = useContext(EvidencePlaceContext);
  return (
    <div className={styles.block} data-block={id}>
      {title === '' ? null : <h3>{title}</h3>}
      {children}
      {block === id ? <div data-slot="">{panel}</div> : null}
    </div>
  );
}

/** What is the same in another form, or too much to stand open. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
