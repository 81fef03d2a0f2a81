import { formatMoment } from '#ui/base/dates.ts';
import { actorWords } from '../../page/actor-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { sourceKey } from '../model/numbered-sources.ts';
import { sourceName } from '../model/source-name.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './evidence.module.css';

/** Who said the value at hand, when, and what else was said. */
export function ValueHistory() {
  const texts = useTexts();
  const { dossier: words, locale } = texts;
  const { current, me, sources } = useDossier();
  const [fact] = current?.facts ?? [];
  if (fact === undefined) return null;
  const number = sources.get(sourceKey(fact))?.number ?? 0;
  return (
    <div className={styles.history}>
      <h3>{words.history}</h3>
      <ul>
        <li>
          <span className="tabular">{formatMoment(fact.enteredAt, locale)}</span>
          <span>
            {fact.isFromMachine
              ? words.found(number)
              : words.enteredBy(actorWords(fact.enteredBy, me, texts))}
          </span>
        </li>
        {fact.alternatives.map((other) => (
          <li key={`${other.source} ${other.shown}`}>
            <span className="tabular">{formatMoment(other.retrievedAt, locale)}</span>
            <span>{words.otherSays(sourceName(other, locale), other.shown)}</span>
          </li>
        ))}
        {fact.confirmation === null ? null : (
          <li>
            <span className="tabular">{formatMoment(fact.confirmation.at, locale)}</span>
            <span>
              {words.evidenceConfirmed(actorWords(fact.confirmation.by, me, texts), fact.confirmation.reason)}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
