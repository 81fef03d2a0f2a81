import type { ReactNode } from 'react';
import type { ReportView } from '#modules/reports/contract.ts';
import type { ReportPart } from './contents/report-parts.ts';
import { Part } from './parts/Part.tsx';
import { Ownership } from './people/Ownership.tsx';
import { Events, Managers } from './people/People.tsx';
import type { Pictures } from './pictures/pictures.ts';
import styles from './ReportParts.module.css';
import { RatingPart } from './rating/Rating.tsx';
import { Screening, Silence, Sources } from './searches/Searches.tsx';
import { PlainSection } from './sections/PlainSection.tsx';
import { Ratios } from './statements/Ratios.tsx';
import { Statements } from './statements/Statements.tsx';
import { Summary } from './summary/Summary.tsx';
import { useReportWords } from './texts/words.ts';

type ReportPartsProps = {
  view: ReportView;
  pictures: Pictures;
  parts: readonly ReportPart[];
  /** Stands between the summary and the sections. */
  changes?: ReactNode;
  whatIf: ReactNode;
};

/** The report itself: the same on the page and in a copy that is read without one. */
export function ReportParts({ view, pictures, parts, changes, whatIf }: ReportPartsProps) {
  const words = useReportWords();
  return (
    <>
      <Summary view={view} pictures={pictures} />
      {changes}
      {parts.map((part) => (
        <Part
          key={part.id}
          id={part.id}
          title={part.title}
          basis={basisOf(part, view, words.method)}
          rows={part.rows}
        >
          <SpecialPart part={part} view={view} pictures={pictures} whatIf={whatIf} />
          {part.section === undefined ? null : (
            <PlainSection section={part.section} isBeside={part.special !== 'none'} />
          )}
        </Part>
      ))}
      <footer className={styles.note}>
        <h2>{words.note}</h2>
        {view.head.notice === '' ? null : <p>{view.head.notice}</p>}
        {view.head.disclaimer.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </footer>
    </>
  );
}

function basisOf(
  { special }: ReportPart,
  view: ReportView,
  method: (version: string, day: string) => string,
) {
  if (special === 'rating' && view.rating !== null) return method(view.rating.version, view.rating.asOf);
  return '';
}

type SpecialProps = Omit<ReportPartsProps, 'parts' | 'changes'> & { part: ReportPart };

function SpecialPart({ part, view, pictures, whatIf }: SpecialProps) {
  const { rating, ownership, screening } = view;
  switch (part.special) {
    case 'ownership':
      return ownership === null ? null : <Ownership ownership={ownership} pictures={pictures} />;
    case 'managers':
      return <Managers managers={view.managers} remark={view.managersRemark} />;
    case 'events':
      return <Events events={view.events} pictures={pictures} />;
    case 'statements':
      return <Statements view={view} pictures={pictures} />;
    case 'ratios':
      return <Ratios ratios={view.ratios} pictures={pictures} />;
    case 'rating':
      return rating === null ? null : (
        <RatingPart rating={rating} limit={view.limit} pictures={pictures} whatIf={whatIf} />
      );
    case 'screening':
      return screening === null ? null : <Screening screening={screening} />;
    case 'silence':
      return <Silence silence={view.silence} />;
    case 'sources':
      return <Sources sources={view.sources} />;
    default:
      return null;
  }
}
