import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Safety.module.css';
import { Section } from './Section.tsx';
import { useHomeWords } from './texts/words.ts';

const stepIcons: readonly IconName[] = ['lock', 'mail', 'card'];
const advantageIcons: readonly IconName[] = ['globe', 'document', 'clock', 'search'];

/** The guarantee as three steps of money, then what sets the service apart. */
export function Safety() {
  const home = useHomeWords();
  const { to } = useTexts();
  return (
    <>
      <Section title={home.guaranteeTitle} lead={home.refund} isTinted>
        <ol className={styles.steps}>
          {home.guarantee.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <Icon name={stepIcons[index] ?? 'info'} className={styles.icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={home.advantagesTitle}>
        <ul className={styles.advantages}>
          {home.advantages.map(({ title, text }, index) => (
            <li key={title} className={styles.advantage}>
              <Icon name={advantageIcons[index] ?? 'info'} className={styles.small} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p>
          <Link to={`${to('/')}#picker`} className={buttonClass('primary')}>
            {home.start}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </Section>
    </>
  );
}
