import { Link } from 'react-router';
import type { CountryGroupView } from '#modules/countries/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './GroupList.module.css';
import { useCountriesPageWords } from './texts/words.ts';
import { WorldMap } from './WorldMap.tsx';

type GroupListProps = { groups: readonly { group: CountryGroupView; count: number }[] };

/** The parts of the world with the number of countries, beside the map that lights up under them. */
export function GroupList({ groups }: GroupListProps) {
  const words = useCountriesPageWords();
  const { to } = useTexts();
  return (
    <div className={styles.groups}>
      <nav aria-label={words.groups}>
        <ul className={styles.list}>
          {groups.map(({ group, count }) => (
            <li key={group.slug}>
              <Link
                to={to(`/countries/continent/${group.slug}`)}
                className={styles.link}
                data-part={group.slug}
              >
                <span className={styles.name}>{group.name}</span>
                <span className={`${styles.count} tabular`}>{words.count(count)}</span>
                <Icon name="arrow-right" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.map}>
        <WorldMap groups={groups.map(({ group }) => group)} />
      </div>
    </div>
  );
}
