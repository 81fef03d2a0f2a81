import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './About.module.css';
import { useHomeWords } from './texts/words.ts';

/** Who prepares the reports. */
export function About() {
  const home = useHomeWords();
  const { to } = useTexts();
  return (
    <section className={styles.band}>
      <div className={styles.about}>
        <h2>{home.aboutTitle}</h2>
        <div className={styles.words}>
          {home.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link to={to('/about')} className={styles.link}>
              {home.aboutLink}
              <Icon name="arrow-right" />
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
