import { useTexts } from '../texts/use-texts.tsx';
import styles from './SectionCard.module.css';
import type { SectionDesk } from './use-section-desk.ts';

/** The fields that are still empty, and the table's next row: one press opens the form. */
export function AddChips({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  if (!desk.isEditable) return null;
  const empty = desk.singleFields.filter(
    (field) => desk.factsOf(field).length === 0 && !desk.isOpen({ field: field.code, position: 0 }),
  );
  const hasTable = desk.columns.length > 0 && !desk.isOpen({ row: desk.nextRow });
  if (empty.length === 0 && !hasTable) return null;
  const mainLabels = desk.columns
    .filter(({ isDetail }) => !isDetail)
    .map(({ label }) => label)
    .join(', ');
  return (
    <ul className={styles.chips} aria-label={editor.add}>
      {empty.map(({ code, label }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => desk.open({ field: code, position: 0 })}
          >
            + {label}
          </button>
        </li>
      ))}
      {hasTable ? (
        <li>
          <button
            type="button"
            className={`${styles.chip} ${styles.rowChip}`}
            onClick={() => desk.open({ row: desk.nextRow })}
          >
            + {editor.addRow}: {mainLabels}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
