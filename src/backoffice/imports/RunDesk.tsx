import { formatMoment } from '#ui/base/dates.ts';
import { Table } from '#ui/frame/Table.tsx';
import type { ImportRunDetail } from '#workflows/watch-imports/contract.ts';
import panes from '../inbox/request/request.module.css';
import { Panel } from '../page/Panel.tsx';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './imports.module.css';
import { RunCounts } from './RunCounts.tsx';
import { RunState } from './RunState.tsx';
import { sourceWords } from './source-words.ts';

/** One import: how it stands, what happened, and the first records that it left out. */
export function RunDesk({ found: { run, events, refusals } }: { found: ImportRunDetail }) {
  const { imports: words, locale } = useTexts();
  const time = (iso: string) => <time dateTime={iso}>{formatMoment(iso, locale)}</time>;
  const placeOf = (place: string) =>
    place === '' ? words.nowhere : run.kind === 'companies' ? words.line(place) : place;
  return (
    <div className={panes.page}>
      <div className={panes.head}>
        <h1>{run.fileName}</h1>
      </div>
      <div>
        <RunState run={run} />
      </div>
      <RunCounts run={run} />
      <div className={panes.panes}>
        <Panel title={words.facts}>
          <dl className={panes.facts}>
            <div>
              <dt>{words.source}</dt>
              <dd>
                {sourceWords(run, words)} · <code>{run.source}</code>
              </dd>
            </div>
            <div>
              <dt>{words.kindLabel}</dt>
              <dd>{words.kind[run.kind]}</dd>
            </div>
            {run.kind === 'list' ? null : (
              <div>
                <dt>{words.whole}</dt>
                <dd>{run.isFull ? words.full : words.part}</dd>
              </div>
            )}
            <div>
              <dt>{words.startedLabel}</dt>
              <dd>{time(run.startedAt)}</dd>
            </div>
            {run.endedAt === null ? null : (
              <div>
                <dt>{words.endedLabel}</dt>
                <dd>{time(run.endedAt)}</dd>
              </div>
            )}
          </dl>
        </Panel>
        <Panel title={words.history}>
          <ol className={panes.history}>
            {events.toReversed().map(({ event, at }) => (
              <li key={`${at}${event}`}>
                {words.events[event]}
                <p className="tabular">{time(at)}</p>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
      <Panel
        title={words.refusals}
        {...(refusals.length < run.refused
          ? { aside: words.firstRefusals(refusals.length, run.refused) }
          : {})}
      >
        {refusals.length === 0 ? (
          <p>{words.noRefusals}</p>
        ) : (
          <Table
            head={[{ name: words.place }, { name: words.why }]}
            stacks="mobile"
            className={styles.refusals}
          >
            {refusals.map(({ place, fault }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
              <tr key={at} className={table.row}>
                <th scope="row">{placeOf(place)}</th>
                <td lang="en">{fault}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  );
}
