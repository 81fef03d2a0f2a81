import { classNames } from '../base/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import field from './Field.module.css';
import styles from './SelectField.module.css';

type SelectFieldProps = {
  id: string;
  name: string;
  label: string;
  /** What stands there while nothing is chosen. */
  prompt: string;
  hint?: string;
  error: string | undefined;
  defaultValue: string | undefined;
  choices: readonly Readonly<{ value: string; label: string }>[];
  required?: boolean;
  autoComplete?: string;
};

/** The browser's own select, laid out as the fields around it: label above, the line of the error always kept. */
export function SelectField({ id, label, prompt, hint, error, choices, ...control }: SelectFieldProps) {
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return (
    <div className={classNames(field.field, styles.field)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        {...control}
        id={id}
        className={classNames(field.input, error !== undefined && field.wrong)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      >
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <p className={field.error} id={`${id}-error`}>
        {error === undefined ? null : (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
