import { Icon } from '#ui/base/Icon.tsx';
import styles from './RequestForm.module.css';

type ChoiceFieldProps = {
  id: string;
  name: string;
  label: string;
  prompt: string;
  error: string | undefined;
  defaultValue: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
};

/** A plain select that must be chosen, laid out as the fields around it. */
export function ChoiceField({ id, name, label, prompt, error, defaultValue, choices }: ChoiceFieldProps) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        required
        defaultValue={defaultValue}
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
      <p className={styles.error} id={`${id}-error`}>
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
