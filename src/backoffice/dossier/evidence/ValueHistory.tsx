import { placeInWords } from '#modules/reports/contract.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { documentOfHash } from '../model/document-source.ts';
import { sourceName } from '../model/source-name.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './evidence.module.css';
import { useHistory } from './use-history.ts';

const linesShown = 12;

/** What happened to the value at hand: who, when, what stood there; and what other sources say. */
export function ValueHistory() {
  const { dossier: words, locale } = useTexts();
  const { current, orderId, library } = useDossier();
  const [fact] = current?.facts ?? [];
  const place = fact && current && { section: current.section, field: fact.field, position: fact.position };
  const changes = useHistory(orderId, place, fact?.version ?? 0);
  /** Of which document it was read, and where in it. */
  const documentWords = (after: (typeof changes)[number]['after']) => {
    const title = documentOfHash(after?.evidenceHash, library.documents)?.name?.title;
    if (after === null || title === undefined) return null;
    const place = after.place === null ? '' : `, ${placeInWords(after.place, locale)}`;
    return ` · ${title}${place}`;
  };
  if (fact === undefined) return null;
  return (
    <div className={styles.history}>
      <h3>{words.history}</h3>
      <ul>
        {changes.slice(0, linesShown).map(({ changeNo, act, by, isOwn, at, after, reason }) => (
          <li key={changeNo}>
            <span className="tabular">{formatMoment(at, locale)}</span>
            <span>
              {words.changes[act]}
              {by === null ? null : ` · ${isOwn ? words.you : by}`}
              {after === null ? null : `: ${after.shown[locale]}`}
              {documentWords(after)}
              {reason === null ? null : ` (${reason})`}
            </span>
          </li>
        ))}
        {fact.alternatives.map((other) => (
          <li key={`${other.source} ${other.shown}`}>
            <span className="tabular">{formatMoment(other.retrievedAt, locale)}</span>
            <span>{words.otherSays(sourceName(other, locale), other.shown)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
