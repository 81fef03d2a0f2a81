import { Link } from 'react-router';
import type { CountryGroupView } from '#modules/countries/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './GroupList.module.css';
import { useCountriesPageWords } from './texts/words.ts';

type GroupListProps = { groups: readonly { group: CountryGroupView; count: number }[] };

/** The parts of the world with the number of countries in each. */
export function GroupList({ groups }: GroupListProps) {
  const words = useCountriesPageWords();
  const { to } = useTexts();
  return (
    <nav aria-label={words.groups}>
      <ul className={styles.list}>
        {groups.map(({ group, count }) => (
          <li key={group.slug}>
            <Link to={to(`/countries/continent/${group.slug}`)} className={styles.link}>
              {group.name}
              <span className={`${styles.count} tabular`}>{words.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
