import type { ReactNode } from 'react';
import type { Shown } from '#modules/reports/contract.ts';
import { useReportWords } from '../texts/words.ts';
import { factsKey, sourceAnchor, useEvidenceLinks } from './evidence-links.ts';
import styles from './Figure.module.css';

type FigureProps = { facts: readonly string[]; mark?: number; children: ReactNode };

/** A figure that opens its evidence. */
export function Figure({ facts, mark = 0, children }: FigureProps) {
  const { hrefOf, open } = useEvidenceLinks();
  const href = hrefOf(facts, mark);
  if (href === undefined) return <span>{children}</span>;
  const key = factsKey(facts);
  const isOpen = key !== '' && key === open;
  return (
    <a
      className={isOpen ? `${styles.figure} ${styles.open}` : styles.figure}
      href={href}
      data-facts={key === '' ? undefined : key}
      aria-current={isOpen || undefined}
    >
      {children}
    </a>
  );
}

/** A value with its remark; one that is an address leads there, and its evidence stands beside. */
export function Value({ value }: { value: Shown }) {
  const { text, note, mark, href, facts } = value;
  return (
    <>
      {href === '' ? (
        <Figure facts={facts} mark={mark}>
          {text}
        </Figure>
      ) : (
        <>
          <a href={href} rel="noreferrer">
            {text}
          </a>{' '}
          <Figure facts={facts} mark={mark}>
            <SourceNumber mark={mark} />
          </Figure>
        </>
      )}
      {note === '' ? null : <span className={styles.note}>{note}</span>}
    </>
  );
}

function SourceNumber({ mark }: { mark: number }) {
  const words = useReportWords();
  return <small>{mark === 0 ? words.source : words.sourceNumber(mark)}</small>;
}

/** Number of a source, leading to it. */
export function SourceMark({ mark }: { mark: number }) {
  if (mark === 0) return null;
  return (
    <sup className={styles.mark}>
      <a href={`#${sourceAnchor(mark)}`}>{mark}</a>
    </sup>
  );
}
