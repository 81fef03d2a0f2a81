import { type ReactNode, useId } from 'react';
import { classNames } from '../base/class-names.ts';
import styles from './RadioField.module.css';

type RadioFieldProps<Value extends string> = {
  legend: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  error?: string | undefined;
  /** Side by side, where the words are short. */
  isInline?: boolean;
  /** What the chosen one asks for. */
  children?: ReactNode;
};

/** A few choices, all in sight, and what is wrong with the chosen one. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { legend, choices, chosen, onChoose, error, isInline = false, children } = props;
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.field, isInline && styles.inline)}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
