import { formatDay, formatMoment } from '#ui/dates.ts';
import { actorWords } from '../order/actor-words.ts';
import { useOrderWork } from '../order/order-work.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useEvidenceMemory } from './evidence-memory.tsx';
import styles from './SectionCard.module.css';
import type { Fact } from './typed-value.ts';

/** Where a fact comes from, when it was seen, and who wrote it down. */
export function EvidenceLine({ fact }: { fact: Fact }) {
  const texts = useTexts();
  const { editor, locale } = texts;
  const { me } = useOrderWork();
  const { methods } = useEvidenceMemory();
  const { sourceUrl, retrievedAt, method, enteredBy, enteredAt, confirmation, sourceRu } = fact;
  const source = locale === 'ru' ? (sourceRu ?? fact.source) : fact.source;
  const methodText = methods.find(({ code }) => code === method)?.text ?? method;
  return (
    <p className={styles.evidence}>
      {sourceUrl === null ? (
        source
      ) : (
        <a href={sourceUrl} target="_blank" rel="noreferrer">
          {source}
        </a>
      )}
      {` · ${methodText} · ${formatDay(retrievedAt, locale)} · `}
      {editor.enteredBy(actorWords(enteredBy, me, texts), formatMoment(enteredAt, locale))}
      {sourceRu === null ? ` · ${editor.noSourceRu}` : null}
      {confirmation === null ? null : (
        <>
          <br />
          {editor.confirmedBy(actorWords(confirmation.by, me, texts), confirmation.reason)}
        </>
      )}
    </p>
  );
}
