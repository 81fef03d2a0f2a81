import { Cell, DataTable, RowGroup, RowName } from '../parts/DataTable.tsx';
import { Block, Part } from '../parts/Part.tsx';
import { useReportWords } from '../texts/words.ts';
import type { Changes } from './diff-views.ts';

/** What a revision says otherwise than an older one. */
export function ChangesPart({
  changes: { since, changes, same },
  revision,
}: {
  changes: Changes;
  revision: number;
}) {
  const words = useReportWords();
  const columns = [words.fact, words.before(since), words.before(revision)].map((title) => ({ title }));
  const parts = Map.groupBy(changes, ({ part }) => part);
  return (
    <Part id="changes" title={words.changedSince(since)} basis={words.same(same)}>
      {changes.length === 0 ? (
        <p>{words.nothingChanged}</p>
      ) : (
        <Block>
          <DataTable caption={words.changedSince(since)} columns={columns} isGrouped>
            {[...parts].map(([part, rows]) => (
              <RowGroup key={part} title={part} span={3}>
                {rows.map(({ label, before, after }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
                  <tr key={`${part} ${at}`}>
                    <RowName>{label}</RowName>
                    <Cell isMuted>{before || words.nothing}</Cell>
                    <Cell>
                      <b>{after || words.nothing}</b>
                    </Cell>
                  </tr>
                ))}
              </RowGroup>
            ))}
          </DataTable>
        </Block>
      )}
    </Part>
  );
}
