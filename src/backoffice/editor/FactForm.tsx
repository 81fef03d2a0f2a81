import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { saveFact } from '#workflows/prepare-report/contract.ts';
import { useOrderWork } from '../order/work/order-work.tsx';
import { useAct } from '../order/work/use-act.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useEvidenceMemory } from './sources/evidence-memory.tsx';
import { SourceFields } from './sources/SourceFields.tsx';
import { type EvidenceField, evidenceOf, readEvidence } from './sources/typed-evidence.ts';
import { useEvidenceDraft } from './sources/use-evidence-draft.ts';
import { useFocusMistake } from './use-focus-mistake.ts';
import { AnswerButtons } from './values/AnswerButtons.tsx';
import styles from './values/editor-form.module.css';
import { readValue } from './values/read-value.ts';
import { TranslationFields } from './values/TranslationFields.tsx';
import {
  type Fact,
  type Field,
  type Section,
  typedOf,
  untyped,
  type ValueError,
} from './values/typed-value.ts';
import { useTypedDraft } from './values/use-typed-draft.ts';
import { answersOf, ValueInput } from './values/ValueInput.tsx';

type FactFormProps = {
  section: Section['code'];
  field: Field;
  position: number;
  fact: Fact | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** One value with its evidence. Fields with a few answers are saved by pressing the answer. */
export function FactForm({ section, field, position, fact, onSaved, onCancel }: FactFormProps) {
  const { editor } = useTexts();
  const { staffOrder, actQuietly } = useOrderWork();
  const { carried, remember } = useEvidenceMemory();
  const { isBusy, fault, run } = useAct();
  const [wrongValue, setWrongValue] = useState<ValueError>();
  const [wrongSource, setWrongSource] = useState<EvidenceField>();
  const key = `${staffOrder.orderId}:${section}:${field.code}:${position}`;
  const draft = useTypedDraft(key, {
    value: fact === undefined ? untyped : typedOf(fact.value, field.options),
  });
  const cited = useEvidenceDraft(key, fact === undefined ? carried(section) : evidenceOf(fact));
  const { evidence } = cited;
  const typed = draft.of('value');
  const answers = answersOf(field, editor);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, input, select, button')?.focus();
  }, []);
  useFocusMistake(form, wrongValue ?? wrongSource);

  const save = async (text = typed.text) => {
    const read = readValue(field.kind, { ...typed, text });
    const seen = readEvidence(evidence, new Date());
    setWrongValue('error' in read ? read.error : undefined);
    setWrongSource('error' in seen ? seen.error : undefined);
    if ('error' in read || 'error' in seen) return;
    const body = { section, field: field.code, position, value: read.value, ...seen.evidence };
    const typing = [draft.mark(), cited.mark()];
    if (!(await run(() => actQuietly(saveFact, body, editor.saved)))) return;
    remember(section, evidence);
    // Whoever typed on while it was saved goes on typing here.
    if (!typing.every((each) => each.isUnchanged())) return;
    draft.forget();
    cited.forget();
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {answers.length > 0 ? (
        <AnswerButtons
          label={field.label}
          answers={answers}
          chosen={typed.text}
          isBusy={isBusy}
          onChoose={(code) => {
            // Kept, should its source be missing.
            draft.write('value', { ...typed, text: code });
            void save(code);
          }}
        />
      ) : (
        <ValueInput
          field={field}
          typed={typed}
          wrong={wrongValue}
          onChange={(next) => draft.write('value', next)}
        />
      )}
      {field.kind === 'text' ? (
        <TranslationFields typed={typed} onChange={(next) => draft.write('value', next)} />
      ) : null}
      <SourceFields evidence={evidence} wrong={wrongSource} onChange={cited.write} />
      <FaultNotice fault={fault} />
      <div className={styles.buttons}>
        {answers.length > 0 && typed.text === '' ? null : (
          <Button type="submit" disabled={isBusy}>
            {isBusy ? editor.saving : editor.save}
          </Button>
        )}
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => {
            draft.forget();
            cited.forget();
            onCancel();
          }}
        >
          {editor.cancel}
        </Button>
      </div>
      {field.kind === 'text' ? <p className={styles.muted}>{editor.enterSaves}</p> : null}
    </form>
  );
}
