import { Icon } from '#ui/base/Icon.tsx';
import type { StaffResearch, StaffSource } from '#workflows/research-company/contract.ts';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './panel.module.css';

/** How each source stands that was asked about the company. */
export function Sources({ research }: { research: StaffResearch }) {
  const { queue } = useTexts();
  const { panel: words } = queue;
  return (
    <section className={styles.part} aria-labelledby="queue-sources">
      <h2 className={styles.partTitle} id="queue-sources">
        {words.sources}
      </h2>
      {research.sources.length === 0 ? (
        <p className={styles.quiet}>{words.notAsked}</p>
      ) : (
        <ul className={styles.sources}>
          {research.sources.map((source) => {
            const { text, isSilent } = standingOf(source, words);
            return (
              <li key={source.code}>
                <span className={isSilent ? styles.silent : styles.heard}>
                  <Icon name={isSilent ? 'alert' : 'check'} />
                </span>
                {source.name}
                <span className={styles.quiet}>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function standingOf({ questions }: StaffSource, words: Texts['queue']['panel']) {
  const has = (wanted: string) => questions.some(({ state }) => state === wanted);
  const findings = questions
    .flatMap(({ answers }) => answers)
    .reduce((sum, answer) => sum + answer.findings, 0);
  if (has('unavailable')) return { text: words.silent, isSilent: true };
  if (findings > 0) return { text: words.found(findings), isSilent: false };
  if (has('waiting') || has('asked')) return { text: words.asking, isSilent: false };
  return { text: words.nothing, isSilent: false };
}
