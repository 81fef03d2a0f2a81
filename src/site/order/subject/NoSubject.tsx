import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { snapshotName } from '../../client-state/snapshot.ts';
import { Page } from '../../layout/Page.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { isAskable, journeyPath } from '../../search/query/typed-query.ts';
import { useSearchWords } from '../../search/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';
import styles from './NoSubject.module.css';
import type { OrderPage } from './order-page.server.ts';

/** The order page without a company: what happened and the ways on. */
export function NoSubject({ country, subject, typed }: Pick<OrderPage, 'country' | 'subject' | 'typed'>) {
  const order = useOrderWords();
  const search = useSearchWords();
  const { to, faults } = useTexts();
  const location = useLocation();
  const isKnown = country !== undefined && subject.kind !== 'nothing';
  const title =
    subject.kind === 'silent' ? order.silentTitle : isKnown ? order.goneTitle : order.nothingTitle;
  const gone = isAskable(typed) ? order.goneText : order.goneAlone;
  const searchPath = to('/company-search');
  return (
    <Page>
      <PageHead title={order.title} description={order.description} />
      {/* An order that was begun goes on as soon as the page is awake. */}
      <h1 data-wakes-for={country === undefined ? snapshotName : undefined}>{title}</h1>
      <p>{subject.kind === 'silent' ? subject.reason : isKnown ? gone : order.nothingText}</p>
      <p className={styles.ways}>
        {subject.kind === 'silent' ? (
          <a href={`${location.pathname}${location.search}`} className={buttonClass('primary')}>
            {faults.tryAgain}
          </a>
        ) : null}
        <Link
          to={
            country === undefined ? searchPath : journeyPath(searchPath, country.code, typed, { edit: '1' })
          }
          className={buttonClass(subject.kind === 'silent' ? 'secondary' : 'primary')}
        >
          {order.searchAgain}
        </Link>
        {isKnown && isAskable(typed) ? (
          <Link
            to={journeyPath(to('/order'), country.code, typed, { request: '1' })}
            className={buttonClass('secondary')}
          >
            {search.orderTyped}
          </Link>
        ) : null}
      </p>
    </Page>
  );
}
