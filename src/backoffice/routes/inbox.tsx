import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { readInbox } from '#workflows/answer-inbox/contract.ts';
import { InboxFilter } from '../inbox/InboxFilter.tsx';
import { InboxList } from '../inbox/InboxList.tsx';
import { addressOf, viewOf } from '../inbox/inbox-view.ts';
import { PageLinks } from '../page/PageLinks.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useInterval } from '../page/use-interval.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './outbox.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const pageSize = 25;
const refreshMs = 15_000;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = { ...viewOf(new URL(request.url).searchParams), pageSize };
  return loadPage(request, (api) => api.call(readInbox, { query }));
}

/** Everything that a person must answer, in one list; fetched again by itself. */
export default function InboxPage() {
  const { feedback, inbox: words } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const inbox = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useInterval(refreshMs, revalidate);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.count} role="status">
          {words.count(inbox.total)}
        </p>
        <Link to="/feedback">{words.toFeedback}</Link>
      </div>
      <InboxFilter view={view} counts={inbox.counts} />
      {inbox.items.length === 0 ? (
        <Notice icon="check" title={words.emptyTitle[view.state]}>
          <p>{words.emptyText}</p>
        </Notice>
      ) : (
        <InboxList inbox={inbox} address={addressOf(view)} refresh={revalidate} />
      )}
      <PageLinks
        words={feedback}
        page={view.page}
        pages={Math.max(1, Math.ceil(inbox.total / pageSize))}
        addressOf={(page) => addressOf({ ...view, page })}
      />
    </>
  );
}
