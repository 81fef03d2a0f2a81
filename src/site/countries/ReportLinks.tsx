import { Link } from 'react-router';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ReportLinks.module.css';
import { useCountryPageWords, useReportPageWords } from './texts/words.ts';

/** From a country to the pages that tell its reports section by section. */
export function ReportLinks({ code }: { code: string }) {
  const words = useCountryPageWords();
  const { names } = useReportPageWords();
  const { to } = useTexts();
  return (
    <p className={styles.links}>
      <span>{words.contains}</span>
      {(['credit', 'annual'] as const).map((id) => (
        <Link key={id} to={to(`/countries/country/${code}/report/${id}`)}>
          {names[id]}
          <Icon name="arrow-right" />
        </Link>
      ))}
    </p>
  );
}
