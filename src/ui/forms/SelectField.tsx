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
  error: string | undefined;
  defaultValue: string | undefined;
  choices: readonly Readonly<{ value: string; label: string }>[];
  required?: boolean;
  autoComplete?: string;
};

/** The browser's own select, laid out as the fields around it: label above, the line of the error always kept. */
export function SelectField({ id, label, prompt, error, choices, ...control }: SelectFieldProps) {
  return (
    <div className={classNames(field.field, styles.field)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...control}
        id={id}
        className={classNames(field.input, error !== undefined && field.wrong)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
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
