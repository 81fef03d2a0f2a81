import { minorDigits } from '#kernel/formats/intl-formats.ts';
import type { Locale } from '#kernel/locale.ts';
import {
  lineGroups,
  linesOfGroup,
  type OrderedLine,
  type PastedStatements,
} from '#modules/reports/statement-rules.ts';
import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { printUnits } from '../model/shown-figures.ts';
import styles from './paste.module.css';
import type { PasteChoice, PastedCell, PastePlan } from './paste-plan.ts';

const units = [1, 1_000, 1_000_000] as const;
const allLines = lineGroups.flatMap((group): readonly OrderedLine[] => linesOfGroup[group]);

type PastePreviewProps = {
  table: PastedStatements;
  choice: PasteChoice;
  plan: PastePlan;
  locale: Locale;
  labels: ReadonlyMap<string, string>;
  onChoose: (choice: PasteChoice) => void;
};

/** The pasted table as it was understood: its lines, periods, unit and currency can be said otherwise. */
export function PastePreview({ table, choice, plan, locale, labels, onChoose }: PastePreviewProps) {
  const { statements } = useTexts();
  const words = statements.pasting;
  const replaceAt = <Item,>(items: readonly Item[], at: number, item: Item) =>
    items.map((one, index) => (index === at ? item : one));
  const unread = choice.lines.filter((line) => line === undefined).length;
  return (
    <>
      <div className={styles.choices}>
        <label className={styles.field}>
          {words.unit}
          <select
            value={choice.unit}
            onChange={({ target }) =>
              onChoose({ ...choice, unit: units.find((unit) => String(unit) === target.value) ?? 1 })
            }
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {statements.units[unit]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {statements.currency}
          <input
            size={4}
            maxLength={3}
            value={choice.currency}
            aria-invalid={!isCurrency(choice.currency)}
            onChange={({ target }) => onChoose({ ...choice, currency: target.value.toUpperCase() })}
          />
        </label>
        {unread === 0 ? null : <p className={styles.warn}>{words.unread(unread)}</p>}
      </div>
      <div className={styles.scroll}>
        <table className={styles.preview}>
          <thead>
            <tr>
              <th scope="col">{words.pasted}</th>
              <th scope="col">{words.line}</th>
              {table.columns.map(({ at, heading }, column) => (
                <th key={at} scope="col">
                  {heading}
                  <input
                    className={styles.end}
                    size={10}
                    maxLength={10}
                    value={choice.ends[column] ?? ''}
                    placeholder={words.leftOut}
                    aria-label={words.endOf(heading || String(column + 1))}
                    onChange={({ target }) =>
                      onChoose({ ...choice, ends: replaceAt(choice.ends, column, target.value.trim()) })
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a pasted table have no other name, and never move
              <tr key={row} className={choice.lines[row] === undefined ? styles.left : undefined}>
                <th scope="row">{label}</th>
                <td>
                  <select
                    value={choice.lines[row] ?? ''}
                    aria-label={words.lineOf(label)}
                    onChange={({ target }) =>
                      onChoose({
                        ...choice,
                        lines: replaceAt(
                          choice.lines,
                          row,
                          allLines.find((line) => line === target.value),
                        ),
                      })
                    }
                  >
                    <option value="">{words.leftOut}</option>
                    {allLines.map((line) => (
                      <option key={line} value={line}>
                        {labels.get(line) ?? line}
                      </option>
                    ))}
                  </select>
                </td>
                {(plan.cells[row] ?? []).map((cell, column) => (
                  <td
                    key={table.columns[column]?.at ?? column}
                    className={classNames(styles.figure, styles[cell.is])}
                  >
                    <CellWords cell={cell} choice={choice} locale={locale} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function CellWords({ cell, choice, locale }: { cell: PastedCell; choice: PasteChoice; locale: Locale }) {
  const { pasting } = useTexts().statements;
  if (cell.is === 'nothing') return null;
  if ('text' in cell)
    return (
      <>
        {cell.text} <small>{pasting[cell.is]}</small>
      </>
    );
  const digits = isCurrency(choice.currency) ? minorDigits(choice.currency) : 2;
  const shown = printUnits(cell.amountMinor / 10 ** digits, choice.unit, locale);
  return cell.is === 'replaces' ? (
    <>
      <del>{printUnits(cell.was, choice.unit, locale)}</del> {shown}
    </>
  ) : (
    <>
      {shown} {cell.is === 'same' ? <small>{pasting.same}</small> : null}
    </>
  );
}

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
