import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './Advantages.module.css';
import { Section } from './Section.tsx';
import { useSectionWords } from './texts/words.ts';

const icons: readonly IconName[] = ['document', 'globe', 'card', 'clock'];

/** What sets the service apart, and the way back to the picker. */
export function Advantages() {
  const words = useSectionWords();
  const { to } = useTexts();
  return (
    <Section title={words.advantagesTitle} isTinted>
      <ul className={styles.advantages}>
        {words.advantages.map(({ title, text }, index) => (
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
          {words.start}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </Section>
  );
}
