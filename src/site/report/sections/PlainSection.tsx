import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { Value } from '../parts/Figure.tsx';
import { Block } from '../parts/Part.tsx';
import { useReportWords } from '../texts/words.ts';
import styles from './PlainSection.module.css';

type Section = ReportView['sections'][number];

/** A section fact by fact; `isBeside` where a picture of what other sections say stands above it. */
export function PlainSection({ section, isBeside }: { section: Section; isBeside: boolean }) {
  const words = useReportWords();
  const { rows, tables, empty } = section;
  return (
    <>
      {rows.length === 0 ? null : (
        <Block>
          <dl className={styles.rows}>
            {rows.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: values do not move
                  <dd key={at}>
                    <Value value={value} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Block>
      )}
      {tables.map((table) => (
        <Block key={table.title} title={table.title}>
          <DataTable caption={table.title || section.title} columns={table.columns}>
            {table.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
              <tr key={at}>
                {row.map((value, column) => {
                  const { title, isNumeric } = table.columns[column] ?? {};
                  const shown = value === null ? '–' : <Value value={value} />;
                  if (column === 0) return <RowName key={title}>{shown}</RowName>;
                  return (
                    <Cell key={title} isNumeric={isNumeric} isMuted={value === null}>
                      {shown}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </DataTable>
        </Block>
      ))}
      {empty === null ? null : (
        <p className={styles.empty}>
          <b>{isBeside ? words.emptyBeside : words.emptySection}:</b> {empty.reason.replace(/\.$/, '')}.{' '}
          {empty.source}
        </p>
      )}
    </>
  );
}
