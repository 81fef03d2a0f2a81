import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useReportWords } from '../texts/words.ts';
import styles from './ExampleNote.module.css';

/** Says before anything else that nothing of the report is true; leads to the file and to an order. */
export function ExampleNote({ country }: { country: string }) {
  const words = useReportWords();
  const { to } = useTexts();
  return (
    <Notice tone="info" title={words.exampleHeading}>
      <p className={styles.text}>{words.exampleText}</p>
      <p className={styles.ways}>
        <Link className={buttonClass('primary')} to={to('/company-search')}>
          {words.exampleOrder}
        </Link>
        <a className={buttonClass('secondary')} href={to(`/sample/${country}`)}>
          {words.examplePdf}
        </a>
      </p>
    </Notice>
  );
}
