import { useTexts } from '../../texts/use-texts.tsx';
import { columns } from '../model/columns.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './filters.module.css';

/** Which columns are seen; kept on this machine. */
export function ColumnChooser() {
  const { queue: words } = useTexts();
  const { columns: shown, setColumns } = useQueue();
  return (
    <details
      className={styles.chooser}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
        event.preventDefault();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={styles.chip}>{words.columns}</summary>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{words.columns}</legend>
        {columns.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={({ currentTarget: { checked } }) =>
                setColumns(columns.filter((one) => (one === column ? checked : shown.includes(one))))
              }
            />
            {words[column]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
