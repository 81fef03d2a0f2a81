import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import { linesOf } from '../model/lines.ts';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import { isOpen } from '../model/standing.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';
import styles from './evidence.module.css';

const maxShown = 12;

/** What the source says here that nobody has confirmed yet, and one key for all of it. */
export function AlsoSays({ source }: { source: NumberedSource }) {
  const { dossier: words } = useTexts();
  const { section, current, isWritten } = useDossier();
  const { confirmSource, foundIn, sourceToConfirm } = useActs();
  const open = (section === undefined ? [] : linesOf(section, false)).filter(
    (line) => isOpen(line.standing) && line.facts.some((fact) => sourceKey(fact) === source.key),
  );
  const others = open.filter(({ key }) => key !== current?.key);
  const count = foundIn(source.key).length;
  if (open.length === 0) return null;
  return (
    <div className={styles.also}>
      <div className={styles.alsoHead}>
        <h3>{words.alsoSays}</h3>
        {isWritten && count > 0 ? (
          <button
            type="button"
            className={styles.all}
            aria-keyshortcuts={source.key === sourceToConfirm?.key ? 'Shift+Enter' : undefined}
            onClick={() => confirmSource(source.key)}
          >
            {words.confirmAll(count)} <KeyCap keys="Shift+Enter" />
          </button>
        ) : null}
      </div>
      <ul>
        {others.slice(0, maxShown).map((line) => (
          <li key={line.key}>
            <Mark standing={line.standing} />
            <span>{line.kind === 'row' ? line.facts[0]?.label : line.label}</span>
            <b>{line.facts[0]?.shown}</b>
          </li>
        ))}
        {others.length > maxShown ? <li className={styles.more}>{`+ ${others.length - maxShown}`}</li> : null}
      </ul>
    </div>
  );
}
