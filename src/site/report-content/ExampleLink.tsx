import { Link } from 'react-router';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ExampleLink.module.css';
import { useReportContentWords } from './texts/words.ts';

/** To the example report as a page. */
export function ExampleLink() {
  const words = useReportContentWords();
  const { to } = useTexts();
  return (
    <p>
      <Link to={to('/example-report')} className={styles.link}>
        {words.example}
        <Icon name="arrow-right" />
      </Link>
    </p>
  );
}
