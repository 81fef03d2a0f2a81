import { Link } from 'react-router';
import type { Topic } from '#modules/content/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useBlogWords } from '../texts/words.ts';
import styles from './TopicFilter.module.css';

type TopicFilterProps = { filters: readonly Topic[]; topic: Topic | undefined };

/** Topics as links: each filter is an address of its own. */
export function TopicFilter({ filters, topic }: TopicFilterProps) {
  const words = useBlogWords();
  const { to } = useTexts();
  const list = to('/blogs');
  return (
    <nav aria-label={words.filters}>
      <ul className={styles.filter}>
        <li>
          <Link to={list} aria-current={topic === undefined ? 'true' : undefined} preventScrollReset>
            {words.all}
          </Link>
        </li>
        {filters.map((one) => (
          <li key={one}>
            <Link
              to={`${list}?topic=${one}`}
              aria-current={one === topic ? 'true' : undefined}
              preventScrollReset
            >
              {words.topics[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
