import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { stuckStates } from '#workflows/mend-outbox/contract.ts';
import filters from '../feedback/DeskFilters.module.css';
import { loadOutbox } from '../outbox/load-outbox.ts';
import { MailAlarm } from '../outbox/MailAlarm.tsx';
import { addressOf, viewOf } from '../outbox/outbox-view.ts';
import { RetryAll } from '../outbox/RetryAll.tsx';
import { StuckCard } from '../outbox/StuckCard.tsx';
import { outboxTitleId } from '../outbox/use-outbox-act.ts';
import { PageLinks } from '../page/PageLinks.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useInterval } from '../page/use-interval.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './outbox.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const refreshMs = 15_000;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).searchParams);
  return loadPage(request, (api) => loadOutbox(api, view));
}

/** Work that does not succeed, and whether the mail server works; fetched again by itself. */
export default function Outbox() {
  const { outbox } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, pages, state } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useInterval(refreshMs, revalidate);
  const counts = { given_up: state.givenUp, failing: state.failing };
  return (
    <>
      <PageTitle>{outbox.title}</PageTitle>
      <div className={styles.head}>
        <h1 id={outboxTitleId} tabIndex={-1}>
          {outbox.title}
        </h1>
        <p className={styles.count} role="status">
          {outbox.count(counts[view.state])}
        </p>
        {state.givenUp === 0 ? null : <RetryAll />}
      </div>
      <div className={filters.filters}>
        <nav aria-label={outbox.filter} className={filters.tabs}>
          {stuckStates.map((each) => (
            <Link
              key={each}
              to={addressOf({ state: each, page: 1 })}
              className={filters.tab}
              aria-current={each === view.state ? 'page' : undefined}
            >
              {`${outbox.states[each]} · ${counts[each]}`}
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.list}>
        <MailAlarm mail={state.mail} />
        {items.length === 0 ? (
          <Notice icon="check" title={outbox.emptyTitle[view.state]}>
            <p>{outbox.emptyText}</p>
          </Notice>
        ) : null}
        {items.map((work) => (
          <StuckCard key={work.rowId} work={work} />
        ))}
      </div>
      <PageLinks
        words={{ ...outbox, next: outbox.following }}
        page={view.page}
        pages={pages}
        addressOf={(page) => addressOf({ ...view, page })}
      />
    </>
  );
}
