import { useId } from 'react';
import styles from './invitations.module.css';

type ChoiceFieldProps<Value extends string> = {
  legend: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few choices, all in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.choices}>
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
    </fieldset>
  );
}
