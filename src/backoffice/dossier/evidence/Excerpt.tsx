import { useTexts } from '../../texts/use-texts.tsx';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './evidence.module.css';

/** The kept copy around the place of the value at hand. */
export function Excerpt({ source }: { source: NumberedSource }) {
  const { dossier: words } = useTexts();
  const { current } = useDossier();
  const fact = current?.facts.find((each) => sourceKey(each) === source.key);
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        {fact === undefined ? (
          <p>{words.noEvidence}</p>
        ) : (
          <>
            <p className={styles.small}>{fact.method === 'computed' ? words.computed : fact.label}</p>
            <p>
              <b className={styles.pin}>{source.number}</b>
              <mark>{fact.shown}</mark>
            </p>
            {fact.place === null || fact.place === '' ? null : (
              <p className={styles.small}>{words.place(fact.place)}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
