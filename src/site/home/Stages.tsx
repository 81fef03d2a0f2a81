import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.tsx';
import { Section } from './Section.tsx';
import styles from './Stages.module.css';
import { useHomeWords } from './texts/words.ts';

export function Stages() {
  const home = useHomeWords();
  const { to } = useTexts();
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
      <p>
        <Link to={to('/how_to_check')}>{home.stagesMore}</Link>
      </p>
    </Section>
  );
}
