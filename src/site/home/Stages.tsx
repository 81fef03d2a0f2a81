import { Section } from './Section.tsx';
import styles from './Stages.module.css';
import { useHomeWords } from './texts/words.ts';

export function Stages() {
  const home = useHomeWords();
  return (
    <Section title={home.stagesTitle} lead={home.stagesLead} isTinted>
      <ol className={styles.stages}>
        {home.stages.map(({ title, text }) => (
          <li key={title} className={styles.stage}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
