import { useEffect, useRef, useState } from 'react';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Section } from '../model/dossier.ts';
import { SourceFields } from '../sources/SourceFields.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';
import styles from './lines.module.css';
import { useLineEvidence } from './use-line-evidence.ts';

/** Why a section has nothing: the number of the reason saves it, with where was looked. */
export function ReasonForm({ section }: { section: Section }) {
  const { dossier: words } = useTexts();
  const { dossier, orderId, sources, close } = useDossier();
  const { giveReason } = useActs();
  const cited = useLineEvidence(`${orderId}:${section.code}:why`, section.code, undefined);
  const [isWrong, setWrong] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const anySource = [...sources.values()].find(({ method }) => method !== 'computed');
  const { source: typed, sourceRu } = cited.evidence;
  const { excuse } = section;
  const looked =
    typed.trim() !== ''
      ? { source: typed.trim(), sourceRu: sourceRu.trim() || null }
      : {
          source: excuse?.source ?? anySource?.source ?? '',
          sourceRu: excuse?.sourceRu ?? anySource?.sourceRu ?? null,
        };
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, []);
  const give = (number: number) => {
    setWrong(looked.source === '');
    if (looked.source === '') return;
    cited.forget();
    giveReason(number, looked);
  };
  useKeys(
    words.reasonTitle,
    dossier.reasons.slice(0, 9).map(({ text }, index) => ({
      keys: String(index + 1),
      label: text,
      act: () => give(index + 1),
    })),
  );
  return (
    <div className={styles.form}>
      <fieldset ref={list} className={styles.form}>
        <legend className={styles.warn}>{words.reasonTitle}</legend>
        <p className={styles.muted}>
          {words.reasonHint} {looked.source === '' ? null : words.lookedIn(looked.source)}
        </p>
        <ol className={styles.reasons}>
          {dossier.reasons.map(({ code, text }, index) => (
            <li key={code}>
              <button type="button" aria-keyshortcuts={String(index + 1)} onClick={() => give(index + 1)}>
                <KeyCap keys={String(index + 1)} />
                {text}
              </button>
            </li>
          ))}
        </ol>
      </fieldset>
      <SourceFields
        evidence={{
          ...cited.evidence,
          source: looked.source,
          sourceRu: looked.sourceRu ?? '',
          method: cited.evidence.method || (anySource?.method ?? ''),
        }}
        before={excuse ?? undefined}
        wrong={isWrong ? 'source' : undefined}
        onChange={cited.write}
      />
      <div className={styles.acts}>
        <button type="button" className={styles.act} onClick={close}>
          {words.acts.cancel}
        </button>
      </div>
    </div>
  );
}
