import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { StateMark } from '../parts/StateMark.tsx';

import { namedItems } from '../values/name-of.ts';
import { useCheck } from '../work/check-work.tsx';
import styles from './side.module.css';

/** All that is to be decided on, section by section, with how it stands. */
export function ChangeList({ onGo }: { onGo: () => void }) {
  const { review: words } = useTexts();
  const { check, items, open, current, go } = useCheck();
  const done = items.length - open.length;
  const found = check.sections.reduce((count, section) => count + section.found.length, 0);
  const names = check.authors.map(({ name }) => name).join(', ');
  const isMine = check.authors.some(({ isMe }) => isMe);
  return (
    <aside className={styles.pane} aria-label={words.what}>
      <h2 className={styles.title}>
        {words.what} <span className="tabular">{words.decided(done, items.length)}</span>
      </h2>
      <progress className={styles.bar} value={done} max={Math.max(1, items.length)} aria-hidden="true" />
      {items.length === 0 ? <p className={styles.note}>{words.nothingChanged}</p> : null}
      <nav className={styles.list} aria-label={words.what}>
        {check.sections
          .filter((section) => section.items.length > 0)
          .map((section) => (
            <div key={section.code}>
              <h3>
                {section.number} {section.title}
                <span className="tabular">
                  {words.of(
                    section.items.filter(({ accepted }) => accepted !== null).length,
                    section.items.length,
                  )}
                </span>
              </h3>
              {namedItems(section.items, words).map(({ item, name }) => (
                <button
                  key={item.place}
                  type="button"
                  aria-current={item.place === current?.place ? 'true' : undefined}
                  className={classNames(styles.entry, item.accepted !== null && styles.done)}
                  onClick={() => {
                    go(item.place);
                    onGo();
                  }}
                >
                  <StateMark item={item} />
                  <span>{name}</span>
                  <span className={styles.how}>{words.kinds[item.how]}</span>
                </button>
              ))}
            </div>
          ))}
        <h3>
          {words.asFoundAll} <span className="tabular">{found}</span>
        </h3>
      </nav>
      <p className={styles.note}>{isMine ? words.isOwn : words.own(names)}</p>
      {check.lookers === null || check.lookers.length === 0 ? null : (
        <div className={styles.note}>
          <h3>{words.lookers}</h3>
          <ul>
            {check.lookers.map(({ name, ms, sections, sources }) => (
              <li key={name}>{words.lookedAt(name, timeOf(ms, words), sections, sources)}</li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** `6 min 12 s` */
export function timeOf(ms: number, words: { time: (minutes: number, seconds: number) => string }): string {
  const seconds = Math.floor(ms / 1000);
  return words.time(Math.floor(seconds / 60), seconds % 60);
}
