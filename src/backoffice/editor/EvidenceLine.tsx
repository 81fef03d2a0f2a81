import type { Locale, Localized } from '#kernel/locale.ts';
import { formatDay, formatMoment } from '#ui/base/dates.ts';
import { useOrderWork } from '../order/work/order-work.tsx';
import { actorWords } from '../page/actor-words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './SectionCard.module.css';
import { useEvidenceMemory } from './sources/evidence-memory.tsx';
import type { Fact } from './values/typed-value.ts';

/** Where a fact comes from, when it was seen, and who wrote it down. */
export function EvidenceLine({ fact }: { fact: Fact }) {
  const texts = useTexts();
  const { editor, locale } = texts;
  const { me } = useOrderWork();
  const { methods } = useEvidenceMemory();
  const { isFromMachine, place, alternatives } = fact;
  const { sourceUrl, retrievedAt, method, enteredBy, enteredAt, confirmation, sourceRu } = fact;
  const source = nameIn(fact, locale);
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
      {isFromMachine
        ? ` · ${methodText} · ${editor.fromMachine(formatMoment(retrievedAt, locale))}`
        : ` · ${methodText} · ${formatDay(retrievedAt, locale)} · ${editor.enteredBy(actorWords(enteredBy, me, texts), formatMoment(enteredAt, locale))}`}
      {place ? ` · ${editor.placed(place)}` : null}
      {sourceRu === null ? ` · ${editor.noSourceRu}` : null}
      {alternatives.map((other) => (
        <span key={`${other.source} ${other.shown}`}>
          <br />
          {editor.otherSays(nameIn(other, locale), other.shown)}
        </span>
      ))}
      {confirmation === null ? null : (
        <>
          <br />
          {editor.confirmedBy(actorWords(confirmation.by, me, texts), confirmation.reason)}
        </>
      )}
    </p>
  );
}

function nameIn({ source, sourceRu }: Pick<Fact, 'source' | 'sourceRu'>, locale: Locale): string {
  const given: Partial<Localized<string | null>> = { ru: sourceRu };
  return given[locale] ?? source;
}
