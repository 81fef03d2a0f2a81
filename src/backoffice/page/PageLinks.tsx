import { Link } from 'react-router';
import styles from './PageLinks.module.css';

type PageLinksProps = {
  words: Readonly<{
    pages: string;
    previous: string;
    next: string;
    page: (page: number, of: number) => string;
  }>;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
};

/** Backwards and forwards in a list of several pages; nothing where there is only one. */
export function PageLinks({ words, page, pages, addressOf }: PageLinksProps) {
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 ? (
        <Link to={addressOf(Math.min(page - 1, pages))} className={styles.link}>
          {words.previous}
        </Link>
      ) : null}
      <span className="tabular">{words.page(page, pages)}</span>
      {page < pages ? (
        <Link to={addressOf(page + 1)} className={styles.link}>
          {words.next}
        </Link>
      ) : null}
    </nav>
  );
}
