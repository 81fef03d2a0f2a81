import { Icon } from '#ui/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Contents.module.css';
import { sectionId } from './section-id.ts';
import type { Section } from './typed-value.ts';

/** All sections with their marks; stays in view beside a long report. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { editor } = useTexts();
  return (
    <nav className={styles.contents} aria-label={editor.contents}>
      <ol className={styles.list}>
        {sections.map(({ code, title, isMissing, facts, excuse }) => {
          const state = isMissing
            ? 'missing'
            : facts.length > 0
              ? 'filled'
              : excuse === null
                ? undefined
                : 'excused';
          return (
            <li key={code}>
              <a href={`#${sectionId(code)}`} className={styles.link}>
                <span className={styles.title}>{title}</span>
                {state === undefined ? null : (
                  <span className={styles[state]}>
                    <Icon name={state === 'missing' ? 'alert' : 'check'} />
                    <span className="visually-hidden">{editor[state]}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
