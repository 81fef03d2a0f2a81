import styles from './Risks.module.css';
import { Section } from './Section.tsx';
import { useSectionWords } from './texts/words.ts';

/** What goes wrong when nobody has checked. */
export function Risks() {
  const words = useSectionWords();
  return (
    <Section title={words.risksTitle}>
      <ul className={styles.risks}>
        {words.risks.map(({ title, text }) => (
          <li key={title} className={styles.risk}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
