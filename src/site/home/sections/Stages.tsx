import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.tsx';
import { Section } from './Section.tsx';
import styles from './Stages.module.css';
import { useSectionWords } from './texts/words.ts';

export function Stages() {
  const words = useSectionWords();
  const { to } = useTexts();
  return (
    <Section title={words.stagesTitle} lead={words.stagesLead} isTinted>
      <ol className={styles.stages}>
        {words.stages.map(({ title, text }) => (
          <li key={title} className={styles.stage}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to={to('/how_to_check')}>{words.stagesMore}</Link>
      </p>
    </Section>
  );
}
