import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFocusMistake } from '#ui/forms/use-focus-mistake.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Section } from '../model/dossier.ts';
import type { Line } from '../model/lines.ts';
import { SourceFields } from '../sources/SourceFields.tsx';
import type { EvidenceField } from '../sources/typed-evidence.ts';
import { AnswerButtons } from '../values/AnswerButtons.tsx';
import { focusAtEnd } from '../values/focus-at-end.ts';
import { readAgain } from '../values/read-value.ts';
import { TranslationFields } from '../values/TranslationFields.tsx';
import { typedOf, untyped, type ValueError } from '../values/typed-value.ts';
import { useTypedDraft } from '../values/use-typed-draft.ts';
import { answersOf, ValueInput } from '../values/ValueInput.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';
import { FormButtons } from './FormButtons.tsx';
import styles from './lines.module.css';
import { useLineEvidence } from './use-line-evidence.ts';

type ValueFormProps = { line: Extract<Line, { kind: 'value' }>; section: Section };

/** One value with its source, typed in its place; fields with a few answers are saved by pressing the answer. */
export function ValueForm({ line, section }: ValueFormProps) {
  const { editor, dossier: words } = useTexts();
  const { orderId, close } = useDossier();
  const { make, skip } = useActs();
  const { field, position, facts } = line;
  const [fact] = facts;
  const key = `${orderId}:${line.key}`;
  const draft = useTypedDraft(key, {
    value: fact === undefined ? untyped : typedOf(fact.value, field.options),
  });
  const cited = useLineEvidence(key, section.code, fact);
  const typed = draft.of('value');
  const [wrong, setWrong] = useState<ValueError>();
  const [wrongSource, setWrongSource] = useState<EvidenceField>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusAtEnd(form.current?.querySelector<HTMLElement>('textarea, input, select, button'));
  }, []);
  useFocusMistake(form, wrong ?? wrongSource);
  const answers = answersOf(field, editor);

  const save = (text = typed.text) => {
    const read = readAgain(field.kind, { ...typed, text }, fact?.value, field.options);
    const seen = cited.read();
    setWrong('error' in read ? read.error : undefined);
    setWrongSource('error' in seen ? seen.error : undefined);
    if ('error' in read || 'error' in seen) return;
    const input = { section: section.code, field: field.code, position, value: read.value, ...seen.evidence };
    if (!make({ kind: 'write', facts: [input] }, words.said.saved(line.label), 'empty')) return;
    cited.remember();
    draft.forget();
    cited.forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  /** Arrows lead out of a field where nothing was typed; in a text they lead through its lines. */
  const leave = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    const isTyped = !(target instanceof HTMLButtonElement) && typed.text !== '';
    const isElsewhere = target instanceof Element && target.closest('details, select') !== null;
    if (by === undefined || isTyped || isElsewhere || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    skip(by);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onKeyDown={leave} noValidate>
      {answers.length > 0 && answers.length <= 6 ? (
        <AnswerButtons
          label={field.label}
          answers={answers}
          chosen={typed.text}
          isBusy={false}
          onChoose={(text) => {
            // Kept for when the source is named, which may come second.
            draft.write('value', { ...typed, text });
            save(text);
          }}
        />
      ) : (
        <ValueInput
          field={field}
          typed={typed}
          wrong={wrong}
          onChange={(next) => draft.write('value', next)}
        />
      )}
      {field.kind === 'text' ? (
        <TranslationFields typed={typed} onChange={(next) => draft.write('value', next)} />
      ) : null}
      <SourceFields evidence={cited.evidence} before={fact} wrong={wrongSource} onChange={cited.write} />
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
