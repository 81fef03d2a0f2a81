import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { useReportWords } from '../texts/words.ts';

/** What was asked beside what was found. */
export function Match({ rows }: { rows: ReportView['match'] }) {
  const words = useReportWords();
  const columns = [words.detail, words.asked, words.found, words.result].map((title) => ({ title }));
  return (
    <DataTable caption={words.match} columns={columns}>
      {rows.map(({ label, asked, found, verdict, note }) => (
        <tr key={label}>
          <RowName>{label}</RowName>
          <Cell>{asked || words.notGiven}</Cell>
          <Cell>{found || words.nothing}</Cell>
          <Cell isMuted>{note || words.verdict[verdict]}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}
