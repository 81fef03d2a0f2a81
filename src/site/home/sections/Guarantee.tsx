import { Icon, type IconName } from '#ui/base/Icon.tsx';
import styles from './Guarantee.module.css';
import { Section } from './Section.tsx';
import { useSectionWords } from './texts/words.ts';

const icons: readonly IconName[] = ['lock', 'mail', 'card'];

/** The guarantee as three steps of the money. */
export function Guarantee() {
  const words = useSectionWords();
  return (
    <Section title={words.guaranteeTitle} lead={words.refund} isTinted>
      <ol className={styles.steps}>
        {words.guarantee.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <Icon name={icons[index] ?? 'info'} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
