import { Link } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { chosenCount } from '../filters/result-filters.ts';
import { useSearchWords } from '../texts/words.ts';
import type { NarrowedResults } from './narrowed-results.ts';
import styles from './ShownCount.module.css';

type ShownCountProps = {
  found: NarrowedResults & { hasMore: boolean };
  /** Where the same list stands without filters. */
  unfiltered: string;
};

/** Which part of what was found stands below, and what the filters leave out. */
export function ShownCount({ found, unfiltered }: ShownCountProps) {
  const search = useSearchWords();
  const { filters: words } = search;
  const { total, all, pages, first, last, hasMore, hiddenBest, filters } = found;
  const isFiltered = chosenCount(filters) > 0;
  const clear = (
    <Link to={unfiltered} className={styles.clear} rel="nofollow" preventScrollReset>
      {words.clear}
    </Link>
  );
  if (total === 0)
    return (
      <Notice title={words.noneTitle} role="status">
        <p>{words.noneText(all)}</p>
        <p>{clear}</p>
      </Notice>
    );
  return (
    <div className={styles.count}>
      <p role="status">
        {isFiltered ? `${words.fitting(total, all)} ` : null}
        {pages > 1 ? `${search.resultsShown(first, last, total, hasMore)} ${search.resultsNarrow}` : null}
      </p>
      {hiddenBest === undefined ? null : <p>{words.hiddenBest(hiddenBest)}</p>}
      {isFiltered ? clear : null}
    </div>
  );
}
