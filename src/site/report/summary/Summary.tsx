import type { ReportView } from '#modules/reports/contract.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import { ToneMark } from '../parts/ToneMark.tsx';
import { WholeNumbers } from '../parts/WholeNumbers.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import { Decision } from './Decision.tsx';
import { Match } from './Match.tsx';
import { ReportedYears } from './ReportedYears.tsx';
import styles from './Summary.module.css';

/** What a reader needs who reads nothing else. */
export function Summary({ view, pictures }: { view: ReportView; pictures: Pictures }) {
  const words = useReportWords();
  const { flags, opinion, thin } = view;
  return (
    <section className={styles.summary} id="summary" aria-label={words.summary} data-part="summary">
      <Block>
        {view.reportKind === 'credit' ? (
          <Decision view={view} pictures={pictures} />
        ) : (
          <ReportedYears view={view} pictures={pictures} />
        )}
      </Block>
      {thin === null ? null : (
        <div className={styles.thin}>
          <h2>{thin.title}</h2>
          <p>{thin.text}</p>
          <p>{thin.reason}</p>
        </div>
      )}
      {flags.length === 0 ? null : (
        <Block>
          <h2 className={styles.heading}>{words.clear}</h2>
          <ul className={styles.flags}>
            {flags.map((flag) => (
              <li key={flag.title}>
                <ToneMark tone={flag.tone} />
                <span>
                  <b>
                    <Figure facts={flag.facts} mark={flag.mark}>
                      {flag.title}
                    </Figure>
                  </b>
                  {flag.detail === '' ? null : (
                    <span className={styles.muted}>
                      <WholeNumbers text={flag.detail} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Block>
      )}
      <KeyFigures keyFigures={view.keyFigures} pictures={pictures} />
      {opinion.text === '' && opinion.missing === '' ? null : (
        <div className={styles.opinion}>
          <h2 className={styles.heading}>{words.opinion}</h2>
          {opinion.text === '' ? <p className={styles.muted}>{opinion.missing}</p> : <p>{opinion.text}</p>}
          {opinion.by === '' ? null : <p className={styles.muted}>{opinion.by}</p>}
        </div>
      )}
      {view.match.length === 0 ? null : (
        <Folded title={words.match}>
          <Match rows={view.match} />
        </Folded>
      )}
    </section>
  );
}

type KeyFiguresProps = { keyFigures: ReportView['keyFigures']; pictures: Pictures };

function KeyFigures({ keyFigures, pictures }: KeyFiguresProps) {
  const words = useReportWords();
  if (keyFigures.figures.length === 0) return null;
  const hasGap = keyFigures.figures.some(
    ({ points }, at) => pictures.keyFigures[at] != null && points.some(({ value }) => value === null),
  );
  return (
    <Block>
      <div className={styles.keyHead}>
        <h2 className={styles.heading}>{words.keyFigures}</h2>
        <p className={styles.muted}>
          {hasGap ? `${keyFigures.basis} · ${words.noFigure}` : keyFigures.basis}
        </p>
      </div>
      <ul className={styles.keys}>
        {keyFigures.figures.map(({ label, shown, reason, change, note, mark, facts }, at) => (
          <li key={label}>
            <p className={styles.muted}>{label}</p>
            {reason === '' ? (
              <p className={styles.key}>
                <Figure facts={facts} mark={mark}>
                  {shown}
                </Figure>
              </p>
            ) : (
              <p>{reason}</p>
            )}
            {change === null ? null : (
              <p className={`${styles.change} ${styles[change.tone]}`}>
                <span aria-hidden="true">{arrows[change.direction]}</span> {change.shown}
              </p>
            )}
            <Drawing wide={pictures.keyFigures[at]} />
            {note === '' ? null : <p className={`${styles.note} ${styles.muted}`}>{note}</p>}
          </li>
        ))}
      </ul>
    </Block>
  );
}

const arrows = { up: '▲', down: '▼', level: '●' } as const;
