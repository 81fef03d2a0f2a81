import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { EvidenceLine } from './EvidenceLine.tsx';
import { RowForm } from './RowForm.tsx';
import styles from './SectionCard.module.css';
import type { SectionDesk } from './use-section-desk.ts';
import type { Fact } from './values/typed-value.ts';

/** Sources give long tables: so many rows are shown at first. */
const maxRows = 12;

/** The rows of the section's table: facts with the same position stand together. */
export function TableRows({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { columns, cells, nextRow } = desk;
  const positions = [...new Set(cells.map(({ position }) => position))].sort((a, b) => a - b);
  const isAdding = desk.isOpen({ row: nextRow });
  // One list: a row that is saved cell by cell stays the form it was, with all that is typed in it.
  const shown = isAdding ? [...positions, nextRow] : positions;
  const [isWhole, setWhole] = useState(false);
  if (shown.length === 0) return null;
  // A row that is being written stays in sight.
  const isVisible = (position: number, index: number) => index < maxRows || desk.isOpen({ row: position });
  const isLong = !isWhole && shown.length > maxRows;
  return (
    <div className={styles.rows}>
      {(isLong ? shown.filter(isVisible) : shown).map((position, index) => {
        const facts = cells.filter((fact) => fact.position === position);
        return desk.isOpen({ row: position }) ? (
          <RowForm key={position} desk={desk} columns={columns} position={position} facts={facts} />
        ) : (
          <Row key={position} desk={desk} number={index + 1} position={position} facts={facts} />
        );
      })}
      {isLong ? (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {editor.allRows(shown.length)}
        </Button>
      ) : null}
    </div>
  );
}

type RowProps = { desk: SectionDesk; number: number; position: number; facts: readonly Fact[] };

function Row({ desk, number, position, facts }: RowProps) {
  const { editor } = useTexts();
  const sources = [...new Map(facts.map((fact) => [`${fact.source} ${fact.retrievedAt}`, fact])).values()];
  return (
    <div className={`${styles.fact} ${styles.row}`}>
      <dl className={styles.cells}>
        {facts.map(({ id, label, shown }) => (
          <div key={id}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{shown}</dd>
          </div>
        ))}
      </dl>
      {desk.isEditable ? (
        <div className={styles.tools}>
          <Button
            look="quiet"
            disabled={desk.isBusy}
            aria-label={editor.editOf(editor.row(number))}
            onClick={() => desk.open({ row: position })}
          >
            {editor.edit}
          </Button>
          <Button
            look="quiet"
            disabled={desk.isBusy}
            aria-label={editor.removeOf(editor.row(number))}
            onClick={() => desk.remove(facts)}
          >
            {editor.remove}
          </Button>
        </div>
      ) : null}
      {sources.map((fact) => (
        <EvidenceLine key={fact.id} fact={fact} />
      ))}
    </div>
  );
}
