import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Block } from '../parts/Part.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './Statements.module.css';

/** Ratios with the formula of each, over the years and among its peers. */
export function Ratios({ ratios, pictures }: { ratios: ReportView['ratios']; pictures: Pictures }) {
  const words = useReportWords();
  const hasPeers = ratios.rows.some(({ peers }) => peers !== null);
  const columns = [
    { title: words.ratio },
    ...ratios.periods.map((title) => ({ title, isNumeric: true })),
    ...(hasPeers ? [{ title: words.peers }] : []),
  ];
  return (
    <Block>
      <DataTable caption={words.ratios} columns={columns}>
        {ratios.rows.map((row, index) => (
          <tr key={row.name}>
            <RowName>
              {row.label}
              <span className={styles.formula}>{row.formula}</span>
            </RowName>
            {ratios.periods.map((period, at) => {
              const cell = row.cells[at];
              const isNewest = at === ratios.periods.length - 1;
              return (
                <Cell key={period} isNumeric={cell?.reason === ''} isMuted={cell?.reason !== ''}>
                  {cell === undefined ? (
                    '–'
                  ) : cell.reason !== '' ? (
                    cell.reason
                  ) : (
                    <Figure facts={isNewest ? row.facts : []}>{cell.shown}</Figure>
                  )}
                </Cell>
              );
            })}
            {hasPeers ? (
              <td className={styles.peers}>
                {row.peers === null ? (
                  words.noPeers
                ) : (
                  <>
                    <Drawing wide={pictures.peers[index]} />
                    {row.peers.isWorstQuarter ? (
                      <small className={styles.small}>{words.worstQuarter}</small>
                    ) : null}
                  </>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </DataTable>
      <p className={styles.lead}>{ratios.peers}</p>
    </Block>
  );
}
