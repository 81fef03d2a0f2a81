import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { languages } from '#kernel/locale.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { QueueTable } from '../queue/QueueTable.tsx';
import { useFreshQueue } from '../queue/use-fresh-queue.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './queue.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).searchParams);
  const { items } = await loadPage(request, (api) => api.call(listQueue, { query: { view } }));
  return { items, loadedAt: Date.now() };
}

export default function Queue() {
  const { queue, locale } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, loadedAt, isStale } = useFreshQueue(useLoaderData<typeof clientLoader>(), view);
  const late = items.filter(({ isLate }) => isLate).length;
  return (
    <>
      <PageTitle>{queue.title}</PageTitle>
      <div className={styles.head}>
        <h1>{queue.title}</h1>
        <p className={styles.count}>
          {queue.count(items.length)}
          {late === 0 ? null : <strong className={styles.late}>{queue.lateCount(late)}</strong>}
        </p>
        <nav className={styles.filter} aria-label={queue.filter}>
          {(['open', 'all'] as const).map((choice) => (
            <Link
              key={choice}
              to={choice === 'open' ? '/' : '/?view=all'}
              className={styles.choice}
              aria-current={view === choice ? 'page' : undefined}
            >
              {queue[choice]}
            </Link>
          ))}
        </nav>
      </div>
      <QueueTable items={items} view={view} />
      <p className={styles.foot}>
        <span className={styles.keys}>{queue.keys}</span>{' '}
        {isStale ? queue.stale : queue.updated(new Date(loadedAt).toLocaleTimeString(languages[locale].intl))}
      </p>
    </>
  );
}

function viewOf(search: URLSearchParams): 'open' | 'all' {
  return search.get('view') === 'all' ? 'all' : 'open';
}
