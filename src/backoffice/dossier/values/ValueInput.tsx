import { type KeyboardEvent, useId } from 'react';
import { Field as TextField } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './editor-form.module.css';
import type { Field, TypedValue, ValueError } from './typed-value.ts';

type ValueInputProps = {
  field: Field;
  typed: TypedValue;
  wrong: ValueError | undefined;
  /** An amount brings its currency, unless the table has said it once for all. */
  hasCurrency?: boolean;
  onChange: (typed: TypedValue) => void;
};

/** The control for one value, by the kind of its field; answers are chosen from a list. */
export function ValueInput({ field, typed, wrong, hasCurrency = true, onChange }: ValueInputProps) {
  const { editor } = useTexts();
  const error = wrong === undefined ? undefined : editor.errors[wrong];
  const write = (text: string) => onChange({ ...typed, text });
  switch (field.kind) {
    case 'text':
    case 'list':
      return (
        <TextField
          label={field.label}
          rows={field.kind === 'list' ? 3 : 2}
          maxLength={4000}
          value={typed.text}
          error={error}
          {...(field.kind === 'list' ? { hint: editor.listHint } : { onKeyDown: saveOnEnter })}
          onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => write(currentTarget.value)}
        />
      );
    case 'status':
    case 'yes-no':
      return <AnswerSelect field={field} typed={typed} error={error} onChange={write} />;
    case 'money':
      return (
        <div className={hasCurrency ? styles.money : undefined}>
          <TextField
            label={field.label}
            inputMode="decimal"
            autoComplete="off"
            value={typed.text}
            error={error}
            onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => write(currentTarget.value)}
          />
          {hasCurrency ? (
            <CurrencyField
              currency={typed.currency}
              onChange={(currency) => onChange({ ...typed, currency })}
            />
          ) : null}
        </div>
      );
    default:
      return (
        <TextField
          label={field.label}
          inputMode={field.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          {...(field.kind === 'date' ? { hint: editor.dateHint } : {})}
          value={typed.text}
          error={error}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => write(currentTarget.value)}
        />
      );
  }
}

type CurrencyFieldProps = { currency: string; onChange: (currency: string) => void };

export function CurrencyField({ currency, onChange }: CurrencyFieldProps) {
  const { editor } = useTexts();
  return (
    <TextField
      label={editor.currency}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={3}
      value={currency}
      onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        onChange(currentTarget.value.toUpperCase())
      }
    />
  );
}

type AnswerSelectProps = {
  field: Field;
  typed: TypedValue;
  error: string | undefined;
  onChange: (text: string) => void;
};

function AnswerSelect({ field, typed, error, onChange }: AnswerSelectProps) {
  const { editor } = useTexts();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        value={typed.text}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{editor.choose}</option>
        {answersOf(field, editor).map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The answers that a field takes; none where it is typed. */
export function answersOf(field: Field, words: { yes: string; no: string }): Field['options'] {
  if (field.kind === 'status') return field.options;
  if (field.kind !== 'yes-no') return [];
  return [
    { code: 'yes', label: words.yes },
    { code: 'no', label: words.no },
  ];
}

/** Enter saves, as in a field of one line; Shift and Enter start a new one. Enter that ends a composition does neither. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
