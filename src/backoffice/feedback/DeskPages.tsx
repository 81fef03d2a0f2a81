import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './DeskPages.module.css';
import { addressOf, type DeskView } from './desk-view.ts';

export function DeskPages({ view, pages }: { view: DeskView; pages: number }) {
  const { feedback } = useTexts();
  const { page } = view;
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={feedback.pages} className={styles.pages}>
      {page > 1 ? (
        <Link to={addressOf({ ...view, page: page - 1 })} className={styles.link}>
          {feedback.previous}
        </Link>
      ) : null}
      <span className="tabular">{feedback.page(page, pages)}</span>
      {page < pages ? (
        <Link to={addressOf({ ...view, page: page + 1 })} className={styles.link}>
          {feedback.next}
        </Link>
      ) : null}
    </nav>
  );
}
