import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Breadcrumbs.module.css';
import { useBlogWords } from './texts/words.ts';

/** The way back to the list of articles. */
export function Breadcrumbs() {
  const { where, home, title } = useBlogWords();
  const { to } = useTexts();
  return (
    <nav aria-label={where}>
      <ol className={styles.crumbs}>
        <li>
          <Link to={to('/')}>{home}</Link>
        </li>
        <li>
          <Link to={to('/blogs')}>{title}</Link>
        </li>
      </ol>
    </nav>
  );
}
