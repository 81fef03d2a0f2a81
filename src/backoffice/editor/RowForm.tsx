import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { removeFact, saveFact } from '#workflows/prepare-report/contract.ts';
import { useOrderWork } from '../order/work/order-work.tsx';
import { useAct } from '../order/work/use-act.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useEvidenceMemory } from './sources/evidence-memory.tsx';
import { SourceFields } from './sources/SourceFields.tsx';
import { type EvidenceField, evidenceOf, readEvidence } from './sources/typed-evidence.ts';
import { useEvidenceDraft } from './sources/use-evidence-draft.ts';
import { useFocusMistake } from './use-focus-mistake.ts';
import { inTurn, type SectionDesk } from './use-section-desk.ts';
import styles from './values/editor-form.module.css';
import { readValue } from './values/read-value.ts';
import {
  currenciesOf,
  type Fact,
  type Field,
  isUntyped,
  typedOf,
  untyped,
  type ValueError,
} from './values/typed-value.ts';
import { useDisclosure } from './values/use-disclosure.ts';
import { useTypedDraft } from './values/use-typed-draft.ts';
import { CurrencyField, ValueInput } from './values/ValueInput.tsx';

type RowFormProps = {
  desk: SectionDesk;
  columns: readonly Field[];
  position: number;
  facts: readonly Fact[];
};

/** The draft's name of what all amounts of the row are in; no field has a colon. */
const tableCurrency = ':currency';

/** A whole row with one source and one currency: filled cells are saved, emptied ones removed. */
export function RowForm({ desk, columns, position, facts }: RowFormProps) {
  const { editor } = useTexts();
  const { staffOrder, actQuietly } = useOrderWork();
  const { carried, remember } = useEvidenceMemory();
  const { isBusy, fault, run } = useAct();
  const [first] = facts;
  const [isNew] = useState(first === undefined);
  const key = `${staffOrder.orderId}:${desk.section.code}:row:${position}`;
  const cited = useEvidenceDraft(key, first === undefined ? carried(desk.section.code) : evidenceOf(first));
  const { evidence } = cited;
  const [wrong, setWrong] = useState<Readonly<Record<string, ValueError>>>({});
  const [wrongSource, setWrongSource] = useState<EvidenceField>();
  const [isEmpty, setEmpty] = useState(false);
  const draft = useTypedDraft(key, {
    ...Object.fromEntries(
      facts.map(({ field, value }) => [
        field,
        typedOf(value, columns.find(({ code }) => code === field)?.options),
      ]),
    ),
    [tableCurrency]: {
      ...untyped,
      currency: currenciesOf(facts)[0] ?? currenciesOf(desk.cells).at(-1) ?? untyped.currency,
    },
  });
  const isMixed = currenciesOf(facts).length > 1;
  const { currency } = draft.of(tableCurrency);
  const typedIn = (code: string) => (isMixed ? draft.of(code) : { ...draft.of(code), currency });
  const details = columns.filter(({ isDetail }) => isDetail);
  const fold = useDisclosure(
    false,
    details.some(({ code }) => wrong[code] !== undefined),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useFocusMistake(form, Object.values(wrong)[0] === undefined ? wrongSource : wrong);

  const save = async () => {
    const cells = columns
      .filter(({ code }) => !isUntyped(draft.of(code)))
      .map((column) => ({ column, read: readValue(column.kind, typedIn(column.code)) }));
    const mistakes = cells.flatMap(({ column, read }) =>
      'error' in read ? [[column.code, read.error] as const] : [],
    );
    const seen = readEvidence(evidence, new Date());
    setWrong(Object.fromEntries(mistakes));
    setWrongSource('error' in seen ? seen.error : undefined);
    setEmpty(cells.length === 0);
    if (cells.length === 0 || mistakes.length > 0 || 'error' in seen) return;
    const emptied = facts.filter(({ field }) => isUntyped(draft.of(field)));
    const steps = [
      ...emptied.map(
        ({ id }) =>
          () =>
            actQuietly(removeFact, { factId: id }, ''),
      ),
      ...cells.map(({ column, read }, index) => () => {
        // Mistakes ended this above: every cell has a value here.
        const value = 'value' in read ? read.value : '';
        const body = { section: desk.section.code, field: column.code, position, value, ...seen.evidence };
        return actQuietly(saveFact, body, index === cells.length - 1 ? editor.saved : '');
      }),
    ];
    const typing = [draft.mark(), cited.mark()];
    if (!(await run(() => inTurn(steps, (step) => step())))) return;
    remember(desk.section.code, evidence);
    // Whoever typed on while it was saved goes on typing here.
    if (!typing.every((each) => each.isUnchanged())) return;
    draft.forget();
    cited.forget();
    // A table is typed row after row: the next one is open before the hands are there.
    desk.goOn({ row: position }, isNew ? { row: position + 1 } : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
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
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.columns}>
        {columns.some(({ kind }) => kind === 'money') && !isMixed ? (
          <CurrencyField
            currency={currency}
            onChange={(next) => draft.write(tableCurrency, { ...untyped, currency: next })}
          />
        ) : null}
        {columns.filter(({ isDetail }) => !isDetail).map(input)}
      </div>
      {details.length === 0 ? null : (
        <details className={styles.translation} {...fold}>
          <summary>{editor.moreColumns(details.length)}</summary>
          <div className={styles.columns}>{details.map(input)}</div>
        </details>
      )}
      {isEmpty ? (
        <p className={styles.error} role="alert">
          {editor.errors.rowEmpty}
        </p>
      ) : null}
      <SourceFields evidence={evidence} wrong={wrongSource} onChange={cited.write} />
      <FaultNotice fault={fault} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? editor.saving : editor.save}
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => {
            draft.forget();
            cited.forget();
            desk.close();
          }}
        >
          {editor.cancel}
        </Button>
      </div>
    </form>
  );
}
