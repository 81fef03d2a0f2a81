import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import { linesOf, openLines, sectionStanding } from '../model/lines.ts';
import { isOpen } from '../model/standing.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { useOpenCounts } from '../work/open-counts.ts';
import styles from './SectionList.module.css';

/** All sections with how they stand, and what is open before handing over. */
export function SectionList({ onGo }: { onGo: () => void }) {
  const { dossier: words } = useTexts();
  const { dossier, section: here, goTo } = useDossier();
  const all = dossier.sections.flatMap(({ facts }) => facts);
  const lines = dossier.sections.flatMap((section) => linesOf(section, false));
  const counted = lines.filter(({ facts }) => facts.length > 0);
  const settled = counted
    .filter(({ standing }) => !isOpen(standing))
    .reduce((sum, line) => sum + line.facts.length, 0);
  return (
    <aside className={styles.pane} aria-label={words.sections}>
      <div className={styles.head}>
        <h2>{words.sections}</h2>
        <span className="tabular">{words.factsSettled(settled, all.length)}</span>
      </div>
      <progress
        className={styles.bar}
        value={settled}
        max={Math.max(1, all.length)}
        aria-label={words.factsSettled(settled, all.length)}
      />
      <nav aria-label={words.sections}>
        <ol className={styles.list}>
          {dossier.sections.map((section, index) => {
            const open = openLines(section).length;
            const count = linesOf(section, false).filter(({ facts }) => facts.length > 0).length;
            return (
              <li key={section.code}>
                <button
                  type="button"
                  className={styles.section}
                  aria-current={section.code === here?.code ? 'true' : undefined}
                  onClick={() => {
                    goTo(section.code, openLines(section)[0]?.key);
                    onGo();
                  }}
                >
                  <Mark standing={sectionStanding(section)} />
                  <span className={`${styles.number} tabular`}>{index + 1}</span>
                  <span>{section.title}</span>
                  <span className={`${styles.count} tabular`}>
                    {count === 0 ? '' : open === 0 ? count : `${count - open}/${count}`}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <Before />
    </aside>
  );
}

/** What is open, in one sentence. */
function Before() {
  const { dossier: words } = useTexts();
  const { isWritten } = useDossier();
  const counts = useOpenCounts();
  if (!isWritten) return null;
  return (
    <div className={styles.before}>
      <strong>{words.before}</strong>
      <p>
        {counts.total === 0 ? (
          words.ready
        ) : (
          <>
            {counts.words.join(', ')}. <KeyCap keys="N" isSaid /> {words.nextOpenHint}.
          </>
        )}
      </p>
    </div>
  );
}
