import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFocusMistake } from '#ui/forms/use-focus-mistake.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Change } from '../model/change.ts';
import type { Fact, Field, Section } from '../model/dossier.ts';
import { SourceFields } from '../sources/SourceFields.tsx';
import type { EvidenceField } from '../sources/typed-evidence.ts';
import form from '../values/editor-form.module.css';
import { readAgain } from '../values/read-value.ts';
import { currenciesOf, isUntyped, typedOf, untyped, type ValueError } from '../values/typed-value.ts';
import { useDisclosure } from '../values/use-disclosure.ts';
import { useTypedDraft } from '../values/use-typed-draft.ts';
import { CurrencyField, ValueInput } from '../values/ValueInput.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { FormButtons } from './FormButtons.tsx';
import styles from './lines.module.css';
import { useLineEvidence } from './use-line-evidence.ts';

type RowFormProps = { section: Section; position: number; facts: readonly Fact[] };

/** The draft's name of what all amounts of the row are in; no field has a colon. */
const tableCurrency = ':currency';

/** A whole row with one source and one currency: filled cells are saved, emptied ones removed. */
export function RowForm({ section, position, facts }: RowFormProps) {
  const { editor, dossier: words } = useTexts();
  const { orderId, change, close, open, say } = useDossier();
  const columns = section.fields.filter(({ isColumn }) => isColumn);
  const key = `${orderId}:${section.code}:row:${position}`;
  const cited = useLineEvidence(key, section.code, facts[0]);
  const [wrong, setWrong] = useState<Readonly<Record<string, ValueError>>>({});
  const [wrongSource, setWrongSource] = useState<EvidenceField>();
  const [isEmpty, setEmpty] = useState(false);
  const currency = currenciesOf(facts)[0] ?? currenciesOf(section.facts).at(-1) ?? untyped.currency;
  const draft = useTypedDraft(key, {
    ...Object.fromEntries(
      facts.map(({ field, value }) => [
        field,
        typedOf(value, columns.find(({ code }) => code === field)?.options),
      ]),
    ),
    [tableCurrency]: { ...untyped, currency },
  });
  const isMixed = currenciesOf(facts).length > 1;
  const typedIn = (code: string) =>
    isMixed ? draft.of(code) : { ...draft.of(code), currency: draft.of(tableCurrency).currency };
  const details = columns.filter(({ isDetail }) => isDetail);
  const fold = useDisclosure(
    false,
    details.some(({ code }) => wrong[code] !== undefined),
  );
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [
      ...(element.current?.querySelectorAll<HTMLInputElement>('textarea, input, select') ?? []),
    ];
    // The currency stands there already.
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  useFocusMistake(element, Object.values(wrong)[0] === undefined ? wrongSource : wrong);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const cells = columns
      .filter(({ code }) => !isUntyped(draft.of(code)))
      .map(({ code, kind, options }) => {
        const saved = facts.find(({ field }) => field === code)?.value;
        return { code, read: readAgain(kind, typedIn(code), saved, options) };
      });
    const mistakes = cells.flatMap(({ code, read }) =>
      'error' in read ? [[code, read.error] as const] : [],
    );
    const seen = cited.read();
    setWrong(Object.fromEntries(mistakes));
    setWrongSource('error' in seen ? seen.error : undefined);
    setEmpty(cells.length === 0);
    if (cells.length === 0 || mistakes.length > 0 || 'error' in seen) return;
    const emptied = facts.filter(({ field }) => isUntyped(draft.of(field))).map(({ id }) => id);
    const written = cells.flatMap(({ code, read }) =>
      'value' in read
        ? [{ section: section.code, field: code, position, value: read.value, ...seen.evidence }]
        : [],
    );
    const changes: Change[] = [
      ...(emptied.length === 0 ? [] : [{ kind: 'remove', factIds: emptied } as const]),
      { kind: 'write', facts: written },
    ];
    if (!changes.every((each) => change(each) !== undefined)) return say(words.full);
    cited.remember();
    draft.forget();
    cited.forget();
    say(words.said.saved(editor.row(position + 1)));
    // A table is typed row after row: the next one is open before the hands are there.
    if (facts.length === 0) open('new');
    else close();
  };
  const input = (column: Field) => (
    <ValueInput
      key={column.code}
      field={column}
      hasCurrency={isMixed}
      typed={typedIn(column.code)}
      wrong={wrong[column.code]}
      onChange={(next) => draft.write(column.code, next)}
    />
  );
  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      noValidate
    >
      <div className={form.columns}>
        {columns.some(({ kind }) => kind === 'money') && !isMixed ? (
          <CurrencyField
            currency={draft.of(tableCurrency).currency}
            onChange={(next) => draft.write(tableCurrency, { ...untyped, currency: next })}
          />
        ) : null}
        {columns.filter(({ isDetail }) => !isDetail).map(input)}
      </div>
      {details.length === 0 ? null : (
        <details className={form.translation} {...fold}>
          <summary>{editor.moreColumns(details.length)}</summary>
          <div className={form.columns}>{details.map(input)}</div>
        </details>
      )}
      {isEmpty ? (
        <p className={form.error} role="alert">
          {editor.errors.rowEmpty}
        </p>
      ) : null}
      <SourceFields evidence={cited.evidence} before={facts[0]} wrong={wrongSource} onChange={cited.write} />
      <FormButtons
        onCancel={() => {
          draft.forget();
          cited.forget();
          close();
        }}
      />
    </form>
  );
}
