import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowName } from '../parts/DataTable.tsx';
import { sourceAnchor, useEvidenceLinks } from '../parts/evidence-links.ts';
import { Figure, SourceMark } from '../parts/Figure.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import { ToneMark } from '../parts/ToneMark.tsx';
import { useReportWords } from '../texts/words.ts';
import styles from './Searches.module.css';

const cellTones = {
  clear: 'good',
  false_match: 'none',
  unresolved: 'warn',
  true_match: 'bad',
  not_searched: 'none',
} as const;

/** A list that an analyst named has no keeper. */
const keptBy = (authority: string, name: string) => (authority === '' ? name : `${authority}: ${name}`);

/** Who was looked for in which list. */
export function Screening({ screening }: { screening: NonNullable<ReportView['screening']> }) {
  const words = useReportWords();
  const { lists, subjects, notes } = screening;
  return (
    <>
      <Block>
        <p className={styles.muted}>{screening.remark}</p>
        {subjects.length === 0 ? null : (
          <DataTable
            caption={words.screening}
            isDense
            columns={[
              { title: words.subject },
              ...lists.map(({ name, authority }) => ({ title: keptBy(authority, name) })),
            ]}
          >
            {subjects.map((subject) => (
              <tr key={`${subject.name} ${subject.role}`}>
                <RowName>
                  <Figure facts={subject.facts}>{subject.name}</Figure>
                  <span className={styles.muted}>{subject.role}</span>
                </RowName>
                {subject.cells.map(({ verdict, label }, at) => (
                  <Cell key={lists[at]?.code} isMuted={verdict === 'not_searched'}>
                    {cellTones[verdict] === 'none' ? null : <ToneMark tone={cellTones[verdict]} />} {label}
                  </Cell>
                ))}
              </tr>
            ))}
          </DataTable>
        )}
      </Block>
      {notes.length === 0 ? null : (
        <Block title={words.hits}>
          <ul className={styles.notes}>
            {notes.map(({ tone, text, mark, facts }) => (
              <li key={text}>
                <ToneMark tone={tone} />
                <span>
                  {text}{' '}
                  <Figure facts={facts} mark={mark}>
                    {words.sourceNumber(mark)}
                  </Figure>
                </span>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {lists.length === 0 ? null : (
        <Folded title={words.lists}>
          <DataTable caption={words.lists} columns={[{ title: words.list }, { title: words.version }]}>
            {lists.map(({ code, authority, name, version }) => (
              <tr key={code}>
                <RowName>{keptBy(authority, name)}</RowName>
                <Cell>{version}</Cell>
              </tr>
            ))}
          </DataTable>
        </Folded>
      )}
    </>
  );
}

/** What has one reason, source and day is one row. */
function gathered(silence: ReportView['silence']): ReportView['silence'] {
  const groups = Map.groupBy(silence, ({ what, where, when, standing, outcome, mark }) =>
    JSON.stringify([where, when, standing, outcome, mark > 0 && what]),
  );
  return [...groups.values()].flatMap((rows) =>
    rows.slice(0, 1).map((first) => ({ ...first, what: rows.map(({ what }) => what).join(' · ') })),
  );
}

/** What was searched without result, and what was not searched. */
export function Silence({ silence }: { silence: ReportView['silence'] }) {
  const words = useReportWords();
  const columns = [words.what, words.outcomeOfSearch, words.where, words.when];
  return (
    <Block>
      <DataTable caption={words.silence} isStacked columns={columns.map((title) => ({ title }))}>
        {gathered(silence).map(({ what, where, when, standing, outcome, mark }) => (
          <tr key={`${what} ${where} ${outcome}`}>
            <RowName>{what}</RowName>
            <Cell>
              {standing === 'nothing_found' ? <ToneMark tone="good" /> : null}{' '}
              {outcome || words.standing[standing]}
            </Cell>
            <Cell isMuted>
              {where || '–'}
              <SourceMark mark={mark} />
            </Cell>
            <Cell isMuted>{when || '–'}</Cell>
          </tr>
        ))}
      </DataTable>
    </Block>
  );
}

/** Sources with their fingerprints; a kept copy can be saved. */
export function Sources({ sources }: { sources: ReportView['sources'] }) {
  const words = useReportWords();
  const { copyOf } = useEvidenceLinks();
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={source.number} id={sourceAnchor(source.number)}>
          <span className={styles.number}>{source.number}</span>
          <div>
            <p>
              {source.href === '' ? (
                source.source
              ) : (
                <a href={source.href} rel="noreferrer">
                  {source.source}
                </a>
              )}
            </p>
            {source.document === undefined ? null : <p>{source.document}</p>}
            <p className={styles.muted}>
              {source.method}, {source.retrieved}
            </p>
            {source.fingerprint === '' && source.sha256 === '' ? null : (
              <p className={styles.print}>
                SHA-256 {source.fingerprint || source.sha256}{' '}
                {source.sha256 === ''
                  ? null
                  : copyOf?.(source.sha256, {
                      text: words.getCopy,
                      label: words.getCopyOf(source.number),
                      isPlain: true,
                    })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
