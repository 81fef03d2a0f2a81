import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure, SourceMark } from '../parts/Figure.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import { ToneMark } from '../parts/ToneMark.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './People.module.css';

/** Who leads and led the company, and which others. */
export function Managers({ managers, remark }: { managers: ReportView['managers']; remark: string }) {
  const words = useReportWords();
  const columns = [words.name, words.role, words.since, words.until, words.otherCompanies];
  return (
    <Block>
      <DataTable caption={words.people} columns={columns.map((title) => ({ title }))}>
        {managers.map((manager) => (
          <tr key={`${manager.name} ${manager.role} ${manager.since}`}>
            <RowName>
              <Figure facts={manager.facts} mark={manager.mark}>
                {manager.name}
              </Figure>
              <span className={styles.muted}>
                {[manager.born, manager.country].filter(Boolean).join(', ')}
              </span>
            </RowName>
            <Cell>{manager.role}</Cell>
            <Cell>{manager.since || '–'}</Cell>
            <Cell isMuted>{manager.until || (manager.isInOffice ? words.inOffice : words.former)}</Cell>
            <Cell>
              {manager.others.length === 0 ? (
                '–'
              ) : (
                <ul>
                  {manager.others.map(({ text, tone }) => (
                    <li key={text} className={styles.other}>
                      {tone === 'none' ? null : <ToneMark tone={tone} />} {text}
                    </li>
                  ))}
                </ul>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {remark === '' ? null : <p className={styles.muted}>{remark}</p>}
    </Block>
  );
}

/** So many events stand open; the others are folded away. */
const mostOpen = 12;

/** What happened to the company, the latest first. */
export function Events({ events, pictures }: { events: ReportView['events']; pictures: Pictures }) {
  const words = useReportWords();
  const isLong = events.length > mostOpen;
  const table = (
    <DataTable
      caption={words.events}
      columns={[words.date, words.event, words.detail].map((title) => ({ title }))}
    >
      {events.toReversed().map((event) => (
        <tr key={`${event.on} ${event.title} ${event.detail}`}>
          <RowName>{event.date}</RowName>
          <Cell>
            <Figure facts={event.facts} mark={event.mark}>
              {event.title}
            </Figure>
            <SourceMark mark={event.mark} />
          </Cell>
          <Cell isMuted>{event.detail}</Cell>
        </tr>
      ))}
    </DataTable>
  );
  return (
    <Block title={words.events}>
      {pictures.events === undefined ? null : <Drawing {...pictures.events} />}
      {isLong ? <Folded title={words.asTable}>{table}</Folded> : table}
    </Block>
  );
}
