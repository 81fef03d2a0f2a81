import { Link } from 'react-router';
import { Icon } from '#ui/base/Icon.tsx';
import styles from './PageLinks.module.css';
import { offeredPages } from './pager.ts';

type PageLinksProps = {
  page: number;
  count: number;
  /** The query of a page, with its `?`. */
  addressOf: (page: number) => string;
  words: { pages: string; previous: string; next: string; page: (page: number) => string };
};

/** Plain links, so that they work before and without JavaScript. */
export function PageLinks({ page, count, addressOf, words }: PageLinksProps) {
  if (count === 1) return null;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 ? (
        <Link to={addressOf(page - 1)} rel="prev" className={styles.page} aria-label={words.previous}>
          <Icon name="arrow-right" className={styles.back} />
        </Link>
      ) : null}
      <ol className={styles.numbers}>
        {offeredPages(page, count).map((target, index) => (
          <li key={target === 'gap' ? `gap-${index}` : target}>
            {target === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={addressOf(target)}
                className={styles.page}
                aria-label={words.page(target)}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < count ? (
        <Link to={addressOf(page + 1)} rel="next" className={styles.page} aria-label={words.next}>
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  );
}
