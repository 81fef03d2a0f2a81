import { type ComponentProps, useState } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { readTable, statementTable } from '#modules/reports/statement-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { factsOf } from '../model/changes.ts';
import type { Cited, GridChange, Section } from '../model/grid-section.ts';
import type { GridYear } from '../model/grid-years.ts';
import { PastePreview } from './PastePreview.tsx';
import styles from './paste.module.css';
import { type PasteChoice, pastePlan } from './paste-plan.ts';

type Pasted = Readonly<{ html: string; text: string }>;
/** What pasting asks of the grid. */
type PasteGrid = Readonly<{
  section: Section;
  years: readonly GridYear[];
  labels: ComponentProps<typeof PastePreview>['labels'];
  locale: Locale;
  apply: (change: GridChange) => void;
}>;
type PasteDialogProps = { grid: PasteGrid; pasted: Pasted; cited: Cited | undefined; onClose: () => void };

/** A pasted table with all that would be written of it; nothing is before somebody says so. */
export function PasteDialog({ grid, pasted, cited, onClose }: PasteDialogProps) {
  const { statements, acts } = useTexts();
  const words = statements.pasting;
  const [held, setHeld] = useState(pasted);
  const read = held.html === '' && held.text === '' ? undefined : readTable(held);
  const table = read && statementTable(read);
  const [chosen, setChosen] = useState<PasteChoice>();
  const [first] = grid.years;
  const choice: PasteChoice | undefined =
    table &&
    (chosen ?? {
      unit: table.unit ?? 1,
      currency: table.currency ?? first?.currency ?? 'EUR',
      ends: table.columns.map(({ end }) => end ?? ''),
      lines: table.rows.map(({ line }) => line),
    });
  const plan = table && choice && pastePlan(table, choice, grid.years);
  const source = cited ?? first?.cited;
  return (
    <Modal
      isOpen
      title={statements.paste}
      closeText={acts.back}
      escapeHint={words.escapeHint}
      onClose={onClose}
    >
      {table === undefined || choice === undefined || plan === undefined ? (
        <label className={styles.field}>
          {read === undefined ? words.how : words.noTable}
          <textarea
            rows={6}
            value=""
            readOnly={false}
            onChange={({ target }) => setHeld({ html: '', text: target.value })}
            onPaste={(event) => {
              event.preventDefault();
              const { clipboardData } = event;
              setHeld({
                html: clipboardData.getData('text/html'),
                text: clipboardData.getData('text/plain'),
              });
            }}
          />
        </label>
      ) : (
        <>
          {read?.isCut === true ? <p className={styles.warn}>{words.cut}</p> : null}
          <PastePreview
            table={table}
            choice={choice}
            plan={plan}
            locale={grid.locale}
            labels={grid.labels}
            onChoose={setChosen}
          />
          <p role="status" className={styles.sum}>
            {words.sum(plan.facts.filter(({ field }) => field !== 'period_end').length, plan.replaced)}
          </p>
          {source === undefined ? <p className={styles.warn}>{statements.wrong.source}</p> : null}
          <Button
            disabled={plan.facts.length === 0 || source === undefined}
            onClick={() => {
              if (source === undefined) return;
              grid.apply({ kind: 'write', facts: factsOf(grid.section.code, plan.facts, source) });
              onClose();
            }}
          >
            {words.write}
          </Button>
        </>
      )}
    </Modal>
  );
}
