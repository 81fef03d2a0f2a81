import { Link } from 'react-router';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Section } from './Section.tsx';
import { useSectionWords } from './texts/words.ts';
import styles from './Ways.module.css';

const icons: readonly IconName[] = ['search', 'people', 'building'];

/** How one may check: services, consultants, a representative; and what a report makes of them. */
export function Ways() {
  const words = useSectionWords();
  const { to } = useTexts();
  return (
    <Section title={words.waysTitle} isTinted>
      <ul className={styles.ways}>
        {words.ways.map(({ title, text, link }, index) => (
          <li key={title} className={styles.way}>
            <Icon name={icons[index] ?? 'info'} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to(link.path)} className={styles.link}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.ours}>{words.waysOurs}</p>
    </Section>
  );
}
