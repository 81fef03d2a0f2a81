import { useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.tsx';
import { CitedDocument } from '../documents/CitedDocument.tsx';
import { SaveState } from '../head/SaveState.tsx';
import { NewRow } from '../lines/NewRow.tsx';
import { type LineHands, SectionLine } from '../lines/SectionLine.tsx';
import { makesItself, openLines } from '../model/lines.ts';
import { PasteRows } from '../paste/PasteRows.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './SectionPane.module.css';

/** From so many lines on most of them are out of sight. */
const longFrom = 40;

/** The section as it will be printed, every value to be confirmed or written in place. */
export function SectionPane() {
  const { dossier: words, statements } = useTexts();
  const work = useDossier();
  const { dossier, section, lines, current, orderId, sources, comments, form, chosen } = work;
  const latest = useRef(work);
  latest.current = work;
  const hands = useRef<LineHands>({
    select: (line) => latest.current.select(line),
    choose: (source) => latest.current.choose(source),
    close: () => latest.current.close(),
  });
  if (section === undefined) return null;
  const number = dossier.sections.indexOf(section) + 1;
  const filled = lines.filter(({ facts, kind }) => facts.length > 0 || kind === 'why');
  return (
    <section className={styles.pane} aria-labelledby="dossier-section">
      <div className={styles.head}>
        <h2 id="dossier-section" tabIndex={-1}>
          <span className="tabular">{number}</span> {section.title}
        </h2>
        {filled.length === 0 ? null : (
          <span className={`${styles.settled} tabular`}>
            {words.settled(filled.length - openLines(section).length, filled.length)}
          </span>
        )}
        {section.code === 'financials' ? (
          <Link to={`/orders/${orderId}/statements`}>{statements.openGrid}</Link>
        ) : null}
        <SaveState />
      </div>
      <CitedDocument />
      <div className={styles.lines} data-long={lines.length > longFrom ? '' : undefined}>
        {makesItself(section.code) ? <p className={styles.note}>{words.makesItself}</p> : null}
        {lines.map((line) => {
          const isCurrent = line.key === current?.key;
          return (
            <SectionLine
              key={line.key}
              line={line}
              section={section}
              sources={sources}
              hasComments={comments.length > 0}
              hands={hands.current}
              isCurrent={isCurrent}
              form={isCurrent ? form : undefined}
              chosen={isCurrent ? chosen?.key : undefined}
            />
          );
        })}
        <div className={styles.newRows}>
          <NewRow section={section} />
          <PasteRows section={section} />
        </div>
      </div>
    </section>
  );
}
