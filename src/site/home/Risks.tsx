import styles from './Risks.module.css';
import { Section } from './Section.tsx';
import { useHomeWords } from './texts/words.ts';

/** What goes wrong when nobody has checked. */
export function Risks() {
  const home = useHomeWords();
  return (
    <Section title={home.risksTitle}>
      <ul className={styles.risks}>
        {home.risks.map(({ title, text }) => (
          <li key={title} className={styles.risk}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
