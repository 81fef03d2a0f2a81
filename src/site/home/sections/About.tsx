import { Link } from 'react-router';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './About.module.css';
import { useSectionWords } from './texts/words.ts';

/** Who prepares the reports. */
export function About() {
  const words = useSectionWords();
  const { to } = useTexts();
  return (
    <section className={styles.band}>
      <div className={styles.about}>
        <h2>{words.aboutTitle}</h2>
        <div className={styles.words}>
          {words.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link to={to('/about')} className={styles.link}>
              {words.aboutLink}
              <Icon name="arrow-right" />
            </Link>{' '}
            <Link to={to('/open-rating')} className={styles.link}>
              {words.formulaLink}
              <Icon name="arrow-right" />
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
