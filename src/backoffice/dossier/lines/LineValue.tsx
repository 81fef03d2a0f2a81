import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Fact, Section } from '../model/dossier.ts';
import { type Line, standingOf } from '../model/lines.ts';
import { sourceName } from '../model/source-name.ts';
import { useActs } from '../work/use-acts.ts';
import styles from './lines.module.css';
import { Twin } from './Twin.tsx';

type LineValueProps = { line: Line; section: Section; isCurrent: boolean };

/** What a line says: the value, the cells of a row, the choice between values, or why there is none. */
export function LineValue({ line, section, isCurrent }: LineValueProps) {
  const { dossier: words, locale } = useTexts();
  if (line.kind === 'why') {
    const { excuse } = section;
    if (excuse === null) return <p className={styles.muted}>{words.whyEmpty}</p>;
    return (
      <p>
        {excuse.isProposed ? words.proposed(excuse.text) : excuse.text}{' '}
        <span className={styles.muted}>{words.lookedIn(sourceName(excuse, locale))}</span>
      </p>
    );
  }
  const clash = line.facts.find((fact) => standingOf(fact) === 'clash');
  if (line.kind === 'row') {
    return (
      <>
        <Cells facts={line.facts} />
        {clash === undefined ? null : <Choices fact={clash} isCurrent={isCurrent} label={clash.label} />}
      </>
    );
  }
  const [fact] = line.facts;
  if (fact === undefined) return <p className={styles.muted}>–</p>;
  if (clash !== undefined) return <Choices fact={clash} isCurrent={isCurrent} />;
  return <Twin fact={fact} />;
}

/** A row: what leads it first, then each cell with its label. */
function Cells({ facts }: { facts: readonly Fact[] }) {
  const [first, ...others] = facts;
  return (
    <dl className={styles.cells}>
      {first === undefined ? null : (
        <div className={styles.first}>
          <dt className="visually-hidden">{first.label}</dt>
          <dd>{first.shown}</dd>
        </div>
      )}
      {others.map(({ id, label, shown }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

type ChoicesProps = { fact: Fact; isCurrent: boolean; label?: string };

/** Values that contradict each other, each with its number to press. */
function Choices({ fact, isCurrent, label }: ChoicesProps) {
  const { dossier: words, locale } = useTexts();
  const { choose } = useActs();
  return (
    <div className={styles.clash}>
      <p className={styles.warn}>
        {label === undefined ? null : `${label}: `}
        {words.clash}
      </p>
      <ol className={styles.choices}>
        {[fact, ...fact.alternatives].map((each, index) => (
          <li key={`${each.source} ${each.shown}`}>
            <button
              type="button"
              tabIndex={isCurrent ? 0 : -1}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => choose(index + 1)}
            >
              <KeyCap keys={String(index + 1)} />
              <span>
                {each.shown}
                <small>{sourceName(each, locale)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
