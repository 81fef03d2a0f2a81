import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { localizedPath } from '#kernel/locale.ts';
import { formatMoment } from '#ui/base/dates.ts';
import styles from '../dashboard/Dashboard.module.css';
import { Days } from '../dashboard/Days.tsx';
import { loadDashboard } from '../dashboard/load-dashboard.ts';
import { MoneyPanel, Waiting } from '../dashboard/Standing.tsx';
import { Tiles } from '../dashboard/Tiles.tsx';
import { Undelivered } from '../dashboard/Undelivered.tsx';
import { Urgent } from '../dashboard/Urgent.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useInterval } from '../page/use-interval.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const refreshMs = 60_000;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, loadDashboard);
}

/** How the desk stands, fetched again every minute. */
export default function DashboardPage() {
  const { dashboard: words, locale } = useTexts();
  const loaded = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useInterval(refreshMs, revalidate);
  const { figures } = loaded;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.quiet}>{words.asOf(formatMoment(figures.asOf, locale))}</p>
      </div>
      <Tiles {...loaded} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Undelivered undelivered={figures.undelivered} />
          <Urgent urgent={figures.urgent} />
          <Days days={figures.days} />
        </div>
        <div className={styles.side}>
          <Waiting states={figures.states} />
          <MoneyPanel held={figures.held} moved={figures.moved} />
        </div>
      </div>
      <p className={styles.foot}>
        <a href={localizedPath(locale, '/on-time')}>{words.publicPage}</a>
      </p>
    </>
  );
}
