import { type ReactNode, useContext, useId } from 'react';
import { EvidencePlaceContext } from './evidence-links.ts';
import styles from './Part.module.css';

/** A section of the report: its name, and at the right what it rests on. */
export function Part({
  id,
  title,
  basis = '',
  children,
}: {
  id: string;
  title: string;
  basis?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`} data-part={id}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {basis === '' ? null : <p>{basis}</p>}
      </header>
      {children}
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
