import { Icon, type IconName } from '#ui/base/Icon.tsx';
import styles from './Reasons.module.css';
import { Section } from './Section.tsx';
import { useSectionWords } from './texts/words.ts';

const icons: readonly IconName[] = ['building', 'scale', 'shield'];

export function Reasons() {
  const words = useSectionWords();
  return (
    <Section title={words.whyTitle}>
      <ul className={styles.reasons}>
        {words.why.map(({ title, text }, index) => (
          <li key={title} className={styles.reason}>
            <Icon name={icons[index] ?? 'info'} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
