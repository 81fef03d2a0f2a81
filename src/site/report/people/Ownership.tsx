import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './People.module.css';

type View = NonNullable<ReportView['ownership']>;

/** Who owns the company, step by step and in the end. */
export function Ownership({ ownership, pictures }: { ownership: View; pictures: Pictures }) {
  const words = useReportWords();
  const nodes = new Map(ownership.nodes.map((node) => [node.id, node]));
  const name = (id: string) => {
    const node = nodes.get(id);
    return node === undefined ? id : <Figure facts={node.facts}>{node.name}</Figure>;
  };
  return (
    <Block title={ownership.title || words.ownership}>
      {pictures.ownership === undefined ? null : <Drawing {...pictures.ownership} />}
      <Folded title={words.asTable}>
        <DataTable
          caption={words.ownership}
          columns={[{ title: words.owner }, { title: words.share, isNumeric: true }, { title: words.owns }]}
        >
          {ownership.edges.map(({ from, to, label, isKnown }) => (
            <tr key={`${from} ${to}`}>
              <RowName>
                {name(from)}
                <span className={styles.muted}>{nodes.get(from)?.note}</span>
              </RowName>
              <Cell isNumeric isMuted={!isKnown}>
                {label || '?'}
              </Cell>
              <Cell>{name(to)}</Cell>
            </tr>
          ))}
        </DataTable>
      </Folded>
      {pictures.shares === undefined ? null : <Drawing {...pictures.shares} />}
      {ownership.shares.length === 0 ? null : (
        <DataTable
          caption={words.share}
          columns={[{ title: words.owner }, { title: words.share, isNumeric: true }]}
        >
          {ownership.shares.map(({ label, shown, isKnown }) => (
            <tr key={label}>
              <RowName>{label}</RowName>
              <Cell isNumeric isMuted={!isKnown}>
                {shown}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      {[ownership.sharesRemark, ownership.remark].filter(Boolean).map((remark) => (
        <p key={remark} className={styles.muted}>
          {remark}
        </p>
      ))}
    </Block>
  );
}
