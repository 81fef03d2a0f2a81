import { Link } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { journeyPath, type TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './SearchBreakdown.module.css';

type SearchCutShortProps = {
  country: CountryView;
  typed: TypedQuery;
  /** Something was found before time ran out, and stands below. */
  hasFound: boolean;
};

/** Our machine had too much to do: what was found is not all there may be, and nothing found is no answer yet. */
export function SearchCutShort({ country, typed, hasFound }: SearchCutShortProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const searchOf = (more?: Record<string, string>) =>
    journeyPath(to('/company-search'), country.code, typed, more);
  return (
    <Notice
      tone="warn"
      role="status"
      title={hasFound ? search.cutShort.someTitle : search.cutShort.noneTitle}
    >
      <p>{hasFound ? search.cutShort.someText : search.cutShort.noneText}</p>
      <p className={styles.ways}>
        <Link to={searchOf()} className={buttonClass('primary')}>
          {search.cutShort.again}
        </Link>
        <Link to={searchOf({ edit: '1' })} className={buttonClass('secondary')}>
          {search.change}
        </Link>
        {hasFound ? null : (
          <Link
            to={journeyPath(to('/order'), country.code, typed, { request: '1' })}
            className={buttonClass('secondary')}
          >
            {search.orderTyped}
          </Link>
        )}
      </p>
    </Notice>
  );
}
