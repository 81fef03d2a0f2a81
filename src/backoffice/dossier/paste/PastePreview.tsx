import { memo } from 'react';
import {
  type ColumnMeaning,
  maxPartyRows,
  meaningsOf,
  partySections,
} from '#modules/reports/pasting/paste-rules.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Section } from '../model/dossier.ts';
import type { KeptTable } from './kept-table.ts';
import { PastedRow } from './PastedRow.tsx';
import { PasteQuestions } from './PasteQuestions.tsx';
import styles from './paste.module.css';
import { type DecidedTable, type PasteChoice, setMeaning } from './paste-choice.ts';
import type { PastePlan } from './paste-plan.ts';
import { words } from './texts/words.ts';

type PastePreviewProps = {
  section: Section;
  kept: KeptTable;
  table: DecidedTable;
  plan: PastePlan;
  onChoose: (choice: PasteChoice) => void;
  onAnother: () => void;
};

/** The pasted table as it was understood: what columns mean and what becomes of rows can be said otherwise. */
export const PastePreview = memo(function PastePreview(props: PastePreviewProps) {
  const { section, kept, table, plan, onChoose, onAnother } = props;
  const { locale } = useTexts();
  const text = words[locale];
  const { choice } = kept;
  const columnName = (at: number) => table.columns[at]?.heading || text.column(at + 1);
  const kind = partySections[section.code as keyof typeof partySections]; // only its sections have the window
  const shown = table.columns.filter(({ at, meaning, heading }) => {
    const hasWords = table.rows.some(({ cells }) => (cells[at] ?? '') !== '');
    return hasWords || meaning !== undefined || heading !== '';
  });
  return (
    <>
      <PasteQuestions table={table} choice={choice} onChoose={onChoose}>
        <SmallButton onPress={onAnother}>{text.another}</SmallButton>
      </PasteQuestions>
      {kept.isCut ? <p className={styles.warn}>{text.cut}</p> : null}
      {table.beyond > 0 ? <p className={styles.warn}>{text.beyond(table.beyond, maxPartyRows)}</p> : null}
      {kept.table.outside > 0 ? <p className={styles.muted}>{text.outside(kept.table.outside)}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={text.table} tabIndex={0}>
        <table className={styles.preview}>
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              {shown.map(({ at, heading, meaning, by }) => (
                <th key={at} scope="col">
                  <span className={styles.heading}>{heading || text.column(at + 1)}</span>
                  <select
                    aria-label={text.meaningOf(columnName(at))}
                    value={meaning ?? ''}
                    onChange={({ target }) =>
                      onChoose(setMeaning(table, choice, at, meaningNamed(target.value, meaningsOf[kind])))
                    }
                  >
                    <option value="">{text.leftOut}</option>
                    {meaningsOf[kind].map((one) => (
                      <option key={one} value={one}>
                        {text.meanings[one]}
                      </option>
                    ))}
                  </select>
                  {by === 'cells' ? <small>{text.guessed}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row, index) => (
              <PastedRow
                key={row.at}
                row={row}
                number={index + 1}
                columns={shown}
                section={section}
                onAct={(act) => onChoose({ ...choice, acts: { ...choice.acts, [row.at]: act } })}
                onMend={(at, mended) =>
                  onChoose({ ...choice, mended: { ...choice.mended, [`${row.at}:${at}`]: mended } })
                }
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
});

function meaningNamed(value: string, meanings: readonly ColumnMeaning[]): ColumnMeaning | null {
  return meanings.find((one) => one === value) ?? null;
}
