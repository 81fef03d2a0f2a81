import { useLocation, useRouteError } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { FaultPage } from '../../layout/FaultPage.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { journeyPath, readTypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './SearchBreakdown.module.css';
import { SearchFailure } from './SearchFailure.tsx';

/** Our server was not reached at all: the address still holds what was typed, and both ways on lead through it. */
export function SearchBreakdown() {
  const search = useSearchWords();
  const { faults } = useTexts();
  const { pathname, search: query } = useLocation();
  // What a browser throws where there is no connection; everything else is an answer, and the fault page reads it.
  if (!(useRouteError() instanceof TypeError)) return <FaultPage />;
  const params = new URLSearchParams(query);
  const form = journeyPath(pathname, params.get('country') ?? '', readTypedQuery(params), { edit: '1' });
  return (
    <Page>
      <PageHead title={search.pageTitle} description={search.offline} isPrivate />
      <h1>{search.pageTitle}</h1>
      <SearchFailure reason={search.offline} />
      <p className={styles.ways}>
        <a href={`${pathname}${query}`} className={buttonClass('primary')}>
          {faults.tryAgain}
        </a>
        <a href={form} className={buttonClass('secondary')}>
          {search.change}
        </a>
      </p>
    </Page>
  );
}
