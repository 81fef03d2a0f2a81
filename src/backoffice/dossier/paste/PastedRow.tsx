import type { PartyColumn } from '#modules/reports/pasting/paste-rules.ts';
import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Section } from '../model/dossier.ts';
import { PastedCell } from './PastedCell.tsx';
import styles from './paste.module.css';
import type { RowAct } from './paste-choice.ts';
import type { PlannedRow } from './paste-plan.ts';
import { words } from './texts/words.ts';

type PastedRowProps = {
  row: PlannedRow;
  number: number;
  columns: readonly PartyColumn[];
  section: Section;
  onAct: (act: RowAct) => void;
  onMend: (column: number, text: string) => void;
};

/** One row: what is done with it and why, and its cells as they would be written. */
export function PastedRow({ row, number, columns, section, onAct, onMend }: PastedRowProps) {
  const { locale } = useTexts();
  const text = words[locale];
  const { act, acts, note, double, name, cells } = row;
  return (
    <tr className={classNames(act === 'skip' && styles.left)}>
      <th scope="row">
        {acts.length === 1 ? (
          <span>{text.acts.skip}</span>
        ) : (
          <select
            value={act}
            aria-label={text.actOf(number, name)}
            onChange={({ target }) => onAct(acts.find((one) => one === target.value) ?? act)}
          >
            {acts.map((one) => (
              <option key={one} value={one}>
                {text.acts[one]}
              </option>
            ))}
          </select>
        )}
        {note === undefined ? null : <small>{text.notes[note]}</small>}
        {double === undefined ? null : <small>{text.stands(double.position + 1)}</small>}
      </th>
      {columns.map(({ at, heading, meaning }) => (
        <PastedCell
          key={at}
          cell={cells[at] ?? { is: 'nothing' }}
          name={meaning === undefined ? heading : text.meanings[meaning]}
          row={number}
          section={section}
          onMend={(mended) => onMend(at, mended)}
        />
      ))}
    </tr>
  );
}
