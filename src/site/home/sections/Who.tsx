import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Coverage } from '../coverage/Coverage.tsx';
import type { SectionData } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import styles from './Who.module.css';

/** Who prepares the reports, in which countries, and what sets them apart. */
export function Who({ coverage }: Pick<SectionData, 'coverage'>) {
  const words = useSectionWords();
  const { to } = useTexts();
  return (
    <div className={styles.band}>
      <div className={styles.place}>
        <section className={styles.about}>
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
        </section>
        <section className={styles.apart}>
          <h2>{words.advantagesTitle}</h2>
          <Coverage {...coverage} />
          <ul className={styles.advantages}>
            {words.advantages.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p>
            <Link to={`${to('/')}#picker`} className={buttonClass('primary')}>
              {words.start}
              <Icon name="arrow-right" />
            </Link>
          </p>
        </section>
      </div>
    </div>
  );
}
