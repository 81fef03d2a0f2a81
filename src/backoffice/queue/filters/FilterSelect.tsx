import { useTexts } from '../../texts/use-texts.tsx';
import styles from './filters.module.css';

type FilterSelectProps = {
  label: string;
  /** Empty for no filter. */
  value: string;
  choices: readonly Readonly<{ value: string; name: string }>[];
  onChange: (value: string) => void;
};

/** One filter of a list of choices, the first of which is none. */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  const { queue: words } = useTexts();
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{words.any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
