import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import { useReportWords } from '../texts/words.ts';
import styles from './Rating.module.css';

type Rating = NonNullable<ReportView['rating']>;

/** What holds a grade down, what the confidence rests on, older statements, and formulas with their figures. */
export function RatingGrounds({ rating }: { rating: Rating }) {
  const words = useReportWords();
  const { caps, history, confidence, recompute } = rating;
  return (
    <>
      <Block title={words.caps}>
        <DataTable
          caption={words.caps}
          columns={[words.rule, words.found, words.outcome, words.applies].map((title) => ({ title }))}
        >
          {caps.map(({ label, outcome, found, applies }) => (
            <tr key={label}>
              <RowName isTotal={applies}>{label}</RowName>
              <Cell>{found}</Cell>
              <Cell>{outcome}</Cell>
              <Cell isMuted={!applies}>{applies ? words.yes : words.no}</Cell>
            </tr>
          ))}
        </DataTable>
      </Block>
      {history.length < 2 ? null : (
        <Block title={words.history}>
          <Scores rows={history} title={words.history} head={words.statementsOf} />
        </Block>
      )}
      <Folded title={words.tests}>
        <ul className={styles.tests}>
          {confidence.tests.map(({ label, isMet }) => (
            <li key={label}>
              {label}: <b>{isMet ? words.met : words.notMet}</b>
            </li>
          ))}
        </ul>
      </Folded>
      {recompute.length === 0 ? null : (
        <Folded title={words.recompute}>
          <ul className={styles.formulas}>
            {recompute.map(({ name, formula, result }) => (
              <li key={name}>
                <b>{name}</b> = {formula} = <b>{result}</b>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </>
  );
}

/** Scores and grades that something would have. */
export function Scores({ rows, title, head }: { rows: Rating['whatIf']; title: string; head: string }) {
  const words = useReportWords();
  return (
    <DataTable
      caption={title}
      columns={[
        { title: head },
        { title: words.score, isNumeric: true },
        { title: words.grade, isNumeric: true },
      ]}
    >
      {rows.map(({ label, score, grade }) => (
        <tr key={label}>
          <RowName>{label}</RowName>
          <Cell isNumeric>{score}</Cell>
          <Cell isNumeric>{grade ?? words.unrated}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}
