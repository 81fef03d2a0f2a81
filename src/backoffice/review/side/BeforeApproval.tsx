import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCheck } from '../work/check-work.tsx';
import styles from './side.module.css';

/** What still stands between the report and its customer. */
export function BeforeApproval() {
  const { review: words } = useTexts();
  const { check, open, openComments } = useCheck();
  const lines = [
    ...(check.obstacles.length === 0
      ? [{ text: words.ready, isOpen: false }]
      : check.obstacles.map((text) => ({ text, isOpen: true }))),
    { text: open.length === 0 ? words.allAccepted : words.stillOpen(open.length), isOpen: open.length > 0 },
    {
      text: openComments === 0 ? words.noOpenComment : words.areOpen(openComments),
      isOpen: openComments > 0,
    },
  ];
  return (
    <section className={styles.before} aria-label={words.before}>
      <h2>{words.before}</h2>
      <ul>
        {lines.map(({ text, isOpen }) => (
          <li key={text} className={classNames(isOpen && styles.isOpen)}>
            <span aria-hidden="true">{isOpen ? '■' : '✓'}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
