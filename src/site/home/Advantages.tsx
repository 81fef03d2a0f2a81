import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Advantages.module.css';
import { Section } from './Section.tsx';
import { useHomeWords } from './texts/words.ts';

const icons: readonly IconName[] = ['document', 'globe', 'card', 'clock'];

/** What sets the service apart, and the way back to the picker. */
export function Advantages() {
  const home = useHomeWords();
  const { to } = useTexts();
  return (
    <Section title={home.advantagesTitle} isTinted>
      <ul className={styles.advantages}>
        {home.advantages.map(({ title, text }, index) => (
          <li key={title} className={styles.advantage}>
            <Icon name={icons[index] ?? 'info'} className={styles.icon} />
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
  );
}
