import { Icon } from '#ui/base/Icon.tsx';
import { KeyCap } from '../keys/KeyCap.tsx';
import type { GridYear } from './model/grid-years.ts';
import { printUnits, shownYear } from './model/shown-figures.ts';
import type { YearFault } from './model/year-faults.ts';
import styles from './statements.module.css';
import type { CellActs } from './use-cell-keys.ts';
import type { Doubt, Grid } from './use-grid.ts';

/** What was typed and is asked about, and every sum that does not come out, in words, with what would mend it. */
export function YearChecks({ grid, acts }: { grid: Grid; acts: CellActs }) {
  const { words, years, doubt } = grid;
  const faults = years.flatMap((year, column) =>
    grid.faultsOf(year).map((fault) => ({ year, column, fault })),
  );
  const isBalanced = faults.length === 0 && years.some(({ amounts }) => amounts.total_assets !== undefined);
  return (
    <div className={styles.checks} aria-live="polite">
      {doubt === undefined ? null : <DoubtBox grid={grid} doubt={doubt} />}
      {faults.map(({ year, column, fault }) => (
        <FaultBox
          key={`${year.position} ${fault.line}`}
          grid={grid}
          acts={acts}
          {...{ year, column, fault }}
        />
      ))}
      {isBalanced ? (
        <p className={styles.balanced}>
          <Icon name="check" /> {words.balances}
        </p>
      ) : null}
    </div>
  );
}

function DoubtBox({ grid, doubt }: { grid: Grid; doubt: Doubt }) {
  const { words, years, locale } = grid;
  const year = years[doubt.place.column];
  if (year === undefined) return null;
  if (doubt.is === 'wrong')
    return (
      <p className={styles.doubt}>
        <Icon name="alert" /> {words.wrong[doubt.why]}
      </p>
    );
  const shown = (minor: number) => {
    const digits = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: year.currency,
    }).resolvedOptions();
    return printUnits(minor / 10 ** (digits.maximumFractionDigits ?? 2), 1, locale);
  };
  return (
    <div className={styles.doubt}>
      <Icon name="question" />
      <p>{words.either}</p>
      {[doubt.first, doubt.second].map((minor, index) => (
        <button key={minor} type="button" className={styles.act} onClick={() => grid.choose(minor)}>
          {shown(minor)} {year.currency} {index === 0 ? <KeyCap keys="Enter" /> : null}
        </button>
      ))}
    </div>
  );
}

type FaultBoxProps = { grid: Grid; acts: CellActs; year: GridYear; column: number; fault: YearFault };

function FaultBox({ grid, year, column, fault }: FaultBoxProps) {
  const { words, locale, lines } = grid;
  const { cause, difference } = fault;
  const print = (units: number) => printUnits(units, year.unit, locale);
  const size = print(Math.abs(difference));
  const label = (line: string) => lines.find((one) => one.line === line)?.label ?? line;
  const title =
    fault.what === 'balance'
      ? words.unbalanced(shownYear(year.end), size, difference > 0)
      : words.sumOff(shownYear(year.end), label(fault.line), size, difference > 0);
  const right = cause !== undefined && 'right' in cause ? cause.right : undefined;
  const line = cause !== undefined && 'line' in cause ? cause.line : undefined;
  const row = lines.findIndex((one) => one.line === line);
  return (
    <div className={styles.fault}>
      <span className={styles.faultMark}>
        <Icon name="close" />
      </span>
      <div>
        <b>{title}</b>
        <p>{cause === undefined ? '' : causeWords(grid, cause, size, print, label)}</p>
      </div>
      {row < 0 ? null : right !== undefined && grid.isWritten ? (
        <button
          type="button"
          className={styles.act}
          onClick={() => grid.writeUnits({ row, column }, right, year.cited)}
        >
          {words.takeThis(print(right))}
        </button>
      ) : (
        <button type="button" className={styles.act} onClick={() => grid.go({ row, column })}>
          {words.show}
        </button>
      )}
    </div>
  );
}

/** The likely cause as a sentence. */
function causeWords(
  { words }: Grid,
  cause: NonNullable<YearFault['cause']>,
  size: string,
  print: (units: number) => string,
  label: (line: string) => string,
): string {
  switch (cause.is) {
    case 'swapped_digits':
      return words.causes.swapped(size, label(cause.line), print(cause.right), print(cause.typed));
    case 'not_as_source':
      return words.causes.notAsSource(label(cause.line), print(cause.right), print(cause.typed));
    case 'wrong_sign':
      return words.causes.sign(size, label(cause.line), print(cause.amount));
    case 'left_out':
      return words.causes.leftOut(size, label(cause.line));
    case 'wrong_unit':
      return words.causes.unit(size, label(cause.line), print(cause.amount));
    case 'nines':
      return words.causes.nines(size);
    case 'unknown':
      return words.causes.unknown;
  }
}
