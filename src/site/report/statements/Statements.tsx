import type { ReportView } from '#modules/reports/contract.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Cell, DataTable, RowGroup, RowName } from '../parts/DataTable.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure, SourceMark } from '../parts/Figure.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './Statements.module.css';

type Table = ReportView['statements'][number];

/** Statements over the years: two pictures, the same as tables, then each scope in full. */
export function Statements({ view, pictures }: { view: ReportView; pictures: Pictures }) {
  const words = useReportWords();
  // The pictures of an annual report stand in its summary.
  const drawn = view.reportKind === 'credit' ? pictures : undefined;
  return (
    <>
      {view.statementsTitle === '' ? null : <p className={styles.claim}>{view.statementsTitle}</p>}
      {drawn?.years === undefined ? null : (
        <Block title={`${words.sales}, ${words.profit}: ${view.yearsUnit}`}>
          <Drawing {...drawn.years} />
        </Block>
      )}
      {drawn?.financing === undefined ? null : (
        <Block title={`${words.assets}: ${view.yearsUnit}`}>
          <Drawing {...drawn.financing} />
        </Block>
      )}
      {view.years.length === 0 ? null : (
        <Folded title={words.asTable}>
          <YearsTable years={view.years} unit={view.yearsUnit} />
        </Folded>
      )}
      {view.statements.map((table) => (
        <StatementTable key={`${table.scope} ${table.currency}`} table={table} />
      ))}
    </>
  );
}

function YearsTable({ years, unit }: { years: ReportView['years']; unit: string }) {
  const words = useReportWords();
  const columns = [words.sales, words.profit, words.assets, words.equityShare];
  return (
    <DataTable
      caption={unit}
      columns={[{ title: words.year }, ...columns.map((title) => ({ title, isNumeric: true }))]}
    >
      {years.map((year) => (
        <tr key={year.label}>
          <RowName>{year.label}</RowName>
          {[year.salesShown, year.profitShown, year.assetsShown, year.equityPercentShown].map((shown, at) => (
            <Cell key={columns[at]} isNumeric>
              {shown}
            </Cell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

function StatementTable({ table }: { table: Table }) {
  const words = useReportWords();
  const { title, unit, periods, groups, balance, remarks } = table;
  const columns = [
    { title: unit },
    ...periods.map((period) => ({ title: <Period period={period} />, isNumeric: true })),
    { title: words.change, isNumeric: true },
  ];
  return (
    <Block title={title}>
      <p className={styles.lead}>{words.everyFigure}</p>
      <DataTable caption={title} columns={columns} isGrouped>
        {groups.map((group) => (
          <RowGroup key={group.title} title={group.title} span={columns.length}>
            {group.lines.map((line) => (
              <tr key={`${group.title} ${line.code}`} className={classNames(line.isTotal && styles.total)}>
                <RowName isTotal={line.isTotal}>{line.label}</RowName>
                {periods.map((period, at) => (
                  <StatementCell key={`${period.end} ${period.note}`} cell={line.cells[at] ?? null} />
                ))}
                <Cell isNumeric isMuted>
                  {line.change || '–'}
                </Cell>
              </tr>
            ))}
          </RowGroup>
        ))}
        <tbody>
          <tr>
            <RowName>{balance.label}</RowName>
            {periods.map((period, at) => (
              <Cell key={`${period.end} ${period.note}`} isNumeric isMuted>
                {balance.cells[at]?.shown ?? '–'}
                {balance.cells[at]?.isRounding === true && balance.cells[at]?.value !== 0 ? (
                  <small className={styles.small}>{words.rounding}</small>
                ) : null}
              </Cell>
            ))}
            <Cell>{''}</Cell>
          </tr>
        </tbody>
      </DataTable>
      {remarks.map((remark) => (
        <p key={remark} className={styles.lead}>
          {remark}
        </p>
      ))}
    </Block>
  );
}

function StatementCell({ cell }: { cell: Table['groups'][number]['lines'][number]['cells'][number] }) {
  const words = useReportWords();
  if (cell === null) return <Cell isNumeric>–</Cell>;
  return (
    <Cell isNumeric>
      <Figure facts={cell.facts}>{cell.shown}</Figure>
      {cell.isChanged ? <abbr title={words.changedLater}>*</abbr> : null}
    </Cell>
  );
}

function Period({ period }: { period: Table['periods'][number] }) {
  const words = useReportWords();
  const { label, note, isRestated, isSuperseded, mark } = period;
  const state = isSuperseded ? words.superseded : isRestated ? words.restated : '';
  return (
    <>
      {label}
      <SourceMark mark={mark} />
      {note === '' && state === '' ? null : <small className={styles.small}>{note || state}</small>}
    </>
  );
}
