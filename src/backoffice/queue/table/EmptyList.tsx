import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf, isNarrowed, viewAddress, withoutFilters } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './table.module.css';

/** Why there is nothing, and what there is instead. */
export function EmptyList() {
  const { queue: words } = useTexts();
  const { desk, wish } = useQueue();
  const { filter } = wish;
  const nobody = desk.counts.find(({ view }) => view === 'nobody')?.count ?? 0;
  const open = desk.counts.find(({ view }) => view === 'open')?.count ?? 0;
  if (isNarrowed(filter))
    return (
      <p className={styles.empty}>
        {words.empty.filtered} <Link to={addressOf(withoutFilters(filter))}>{words.clear}</Link>
      </p>
    );
  const isDone = open === 0;
  return (
    <p className={styles.empty}>
      {filter.view === 'all' ? words.empty.all : isDone ? words.empty.open : words.empty.due(nobody)}{' '}
      {nobody > 0 && filter.view !== 'nobody' ? (
        <Link to={viewAddress('nobody')}>{words.empty.toNobody}</Link>
      ) : null}
    </p>
  );
}
