import { Link } from 'react-router';
import { Avatar } from '../../page/Avatar.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf, withoutFilters } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './views.module.css';

/** What each colleague has to do within two days; a name leads to their orders. */
export function Workload() {
  const { queue: words } = useTexts();
  const { desk, wish } = useQueue();
  const people = desk.workload.filter(({ atWork, reviewed }) => atWork + reviewed > 0);
  if (people.length === 0) return null;
  const most = Math.max(1, ...people.map(({ dueSoon, late }) => dueSoon + late));
  const open = withoutFilters({ ...wish.filter, view: 'open' });
  return (
    <section aria-labelledby="queue-workload">
      <h2 className={styles.title} id="queue-workload">
        {words.workload}
      </h2>
      <ul className={styles.workload}>
        {people.map(({ id, name, dueSoon, late, reviewed }) => {
          const load = words.load(dueSoon + late, late);
          return (
            <li key={id} className={styles.person}>
              <Avatar name={name} />
              <Link to={addressOf({ ...open, who: id })} aria-label={words.loadOf(name)}>
                {name}
              </Link>
              <progress className={styles.bar} max={most} value={dueSoon + late} aria-label={load} />
              <span className={late > 0 ? styles.late : styles.load}>
                {dueSoon + late === 0 && reviewed > 0 ? words.reviews(reviewed) : load}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
