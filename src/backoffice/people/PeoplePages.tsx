import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './PeoplePages.module.css';
import { addressOf, type PeopleView } from './people-view.ts';

export function PeoplePages({ view, pages }: { view: PeopleView; pages: number }) {
  const { people } = useTexts();
  const { page } = view;
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={people.pages} className={styles.pages}>
      {page > 1 ? (
        <Link to={addressOf({ ...view, page: Math.min(page - 1, pages) })} className={styles.link}>
          {people.previous}
        </Link>
      ) : null}
      <span className="tabular">{people.page(page, pages)}</span>
      {page < pages ? (
        <Link to={addressOf({ ...view, page: page + 1 })} className={styles.link}>
          {people.next}
        </Link>
      ) : null}
    </nav>
  );
}
