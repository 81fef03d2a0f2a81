import { type KeyboardEvent, useId } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { placeInWords } from '#modules/reports/contract.ts';
import { Field } from '#ui/forms/Field.tsx';
import { sourceOfDocument } from '../../documents/document-source.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { SourceNumber } from '../marks/SourceNumber.tsx';
import { documentOfHash, placeSaid } from '../model/document-source.ts';
import { sourceName } from '../model/source-name.ts';
import { isWebAddress } from '../model/web-address.ts';
import styles from '../values/editor-form.module.css';
import { useDisclosure } from '../values/use-disclosure.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { CiteSources } from './CiteSources.tsx';
import { type CitedBefore, citedSource, isCitedAnew, numberBefore } from './cited-source.ts';
import { useEvidenceMemory } from './evidence-memory.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import {
  citing,
  type EvidenceField,
  evidenceOf,
  type TypedEvidence,
  unknownEvidence,
} from './typed-evidence.ts';

type SourceFieldsProps = {
  evidence: TypedEvidence;
  /** What the saved value cites; undefined where none is saved. */
  before: CitedBefore | undefined;
  wrong: EvidenceField | undefined;
  onChange: (evidence: TypedEvidence) => void;
};

/** Source, address, day and method in one line, which is open while the source is unknown: one never guesses it. */
export function SourceFields({ evidence, before, wrong, onChange }: SourceFieldsProps) {
  const { editor, documents: said, locale } = useTexts();
  const { sources, library, openDocuments } = useDossier();
  const { known, methods } = useEvidenceMemory();
  const listId = useId();
  const methodId = useId();
  const { source, sourceRu, sourceUrl, retrievedOn, method } = evidence;
  const fold = useDisclosure(source === '' || method === '', wrong !== undefined);
  const cited = citedSource(evidence, sources);
  const document = documentOfHash(cited?.evidenceHash, library.documents);
  const place = document && placeSaid(evidence.place, document, library.turned);
  const nameOf = (one: CitedBefore) => sourceName(one, locale);
  const sourceHere = nameOf({ source, sourceRu: sourceRu.trim() || null });
  const methodText = methods.find(({ code }) => code === method)?.text;
  const chosen = [methodText, retrievedOn].filter((part) => part !== undefined && part !== '').join(' · ');
  const keepPage = () => {
    const onCite = (kept: DocumentView) => {
      const said = sourceOfDocument(kept);
      if (said !== undefined) onChange(evidenceOf(said));
    };
    library.want({ url: sourceUrl.trim(), onCite });
    openDocuments();
  };
  const nameSource = (name: string) => onChange(citing(evidence, name, known));
  return (
    <details className={styles.source} {...fold}>
      <summary>
        <span className={styles.muted}>{editor.sourceTitle}:</span>{' '}
        {cited === undefined ? null : <SourceNumber number={cited.number} name={nameOf(cited)} />}
        {source === '' ? editor.sourceUnknown : sourceHere}
        {source === '' ? null : <span className={`${styles.muted} tabular`}> · {chosen}</span>}
        {document === undefined ? null : (
          <span>
            · {document.name?.title}
            {place == null ? null : `, ${placeInWords(place, locale)}`}
          </span>
        )}
        {before === undefined || !isCitedAnew(evidence, before, sources) ? null : (
          <span className={styles.instead}>
            {editor.sourceInstead(nameOf(before), numberBefore(before, sources))}
          </span>
        )}
        <span className={styles.change}>{editor.changeSource}</span>
      </summary>
      <CiteSources onCite={(known) => onChange(evidenceOf(known))} />
      {document === undefined ? null : (
        <>
          <PlaceFields
            document={document}
            place={place ?? null}
            onChange={(said) => onChange({ ...evidence, place: said })}
          />
          <SmallButton onPress={() => onChange(unknownEvidence(new Date()))}>{said.otherSource}</SmallButton>
        </>
      )}
      {document !== undefined ? null : (
        <div className={styles.sourceGrid}>
          <Field
            label={editor.source}
            value={source}
            list={listId}
            maxLength={300}
            error={wrong === 'source' ? editor.errors.source : undefined}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              nameSource(currentTarget.value)
            }
          />
          <datalist id={listId}>
            {known.map((one) => (
              <option key={one.source} value={one.source} />
            ))}
          </datalist>
          <Field
            label={editor.sourceRu}
            hint={editor.sourceRuHint}
            value={sourceRu}
            maxLength={300}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              onChange({ ...evidence, sourceRu: currentTarget.value })
            }
          />
          <Field
            label={editor.sourceUrl}
            type="url"
            inputMode="url"
            value={sourceUrl}
            maxLength={2000}
            error={wrong === 'url' ? editor.errors.url : undefined}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              onChange({ ...evidence, sourceUrl: currentTarget.value })
            }
          />
          {library.fetchesPages && isWebAddress(sourceUrl) ? (
            <SmallButton onPress={keepPage}>{said.keepPage}</SmallButton>
          ) : null}
          <Field
            label={editor.retrieved}
            type="date"
            value={retrievedOn}
            max={new Date().toISOString().slice(0, 10)}
            error={wrong === 'retrieved' ? editor.errors.retrieved : undefined}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              onChange({ ...evidence, retrievedOn: currentTarget.value })
            }
          />
          <div className={styles.choice}>
            <label htmlFor={methodId}>{editor.method}</label>
            <select
              id={methodId}
              value={method}
              aria-invalid={wrong === 'method' ? true : undefined}
              onKeyDown={submitOnEnter}
              aria-describedby={wrong === 'method' ? `${methodId}-error` : undefined}
              onChange={({ currentTarget }) => {
                const chosen = methods.find(({ code }) => code === currentTarget.value);
                if (chosen !== undefined) onChange({ ...evidence, method: chosen.code });
              }}
            >
              {method === '' ? <option value="">{editor.choose}</option> : null}
              {methods.map(({ code, text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
            {wrong === 'method' ? (
              <p className={styles.error} id={`${methodId}-error`}>
                {editor.errors.choose}
              </p>
            ) : null}
          </div>
        </div>
      )}
      <p className={styles.muted}>{editor.remembered}</p>
    </details>
  );
}

/** As in a field of one line; a list would do nothing. */
function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
