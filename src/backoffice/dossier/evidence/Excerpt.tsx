import { Excerpt as Sheet } from '../../evidence/Excerpt.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './evidence.module.css';
import { useTold } from './use-told.ts';

/** The kept copy around the place of the value at hand; only what stands in the copy itself is marked. */
export function Excerpt({ source }: { source: NumberedSource }) {
  const { dossier: words } = useTexts();
  const { current, orderId } = useDossier();
  const fact = current?.facts.find((each) => sourceKey(each) === source.key);
  const told = useTold(orderId, fact);
  if (told?.excerpt != null)
    return <Sheet excerpt={told.excerpt} number={source.number} label={words.evidence} />;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        {fact === undefined ? (
          <p>{words.noEvidence}</p>
        ) : (
          <>
            <p className={styles.small}>{fact.method === 'computed' ? words.computed : fact.label}</p>
            <p>
              <b className={styles.pin}>{source.number}</b> {fact.shown}
            </p>
            {fact.place === null || fact.place === '' ? null : (
              <p className={styles.small}>{words.place(fact.place)}</p>
            )}
            <p className={styles.small} role="status">
              {told === undefined ? words.loadingExcerpt : told?.hasCopy ? words.noExcerpt : words.noCopy}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
