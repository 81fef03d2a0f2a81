import { Icon } from '#ui/base/Icon.tsx';
import { sectionId } from '../order/work/section-id.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Contents.module.css';
import type { Section } from './values/typed-value.ts';

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
                : 'emptyWithReason';
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
