import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '#ui/base/dates.ts';
import { fewestPromises, getOnTime, promiseDays } from '#workflows/count-promises/contract.ts';
import { apiContext, type PageHandle } from '../api/server-context.ts';
import { LateTable } from '../late-rule/LateTable.tsx';
import { useLateWords } from '../late-rule/texts/words.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import styles from '../on-time/OnTime.module.css';
import { countOf, shareOf } from '../on-time/share.ts';
import { Tables } from '../on-time/Tables.tsx';
import { useOnTimeWords } from '../on-time/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';

export const handle: PageHandle = { isDeferred: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const counted = await context.get(apiContext).call(getOnTime, {});
  // From here, so that the browser does not load the contract for two numbers.
  return { ...counted, fewest: fewestPromises, lookedBackDays: promiseDays };
}

/** How promised hours were kept: the share, of what, and how it is counted. */
export default function OnTime() {
  const words = useOnTimeWords();
  const { locale } = useTexts();
  const { total, asOf, reduced, fewest, lookedBackDays, ...parts } = useLoaderData<typeof loader>();
  const applied = reduced.reduce((sum, { reports }) => sum + reports, 0);
  const late = useLateWords();
  const number = (value: number) => countOf(value, locale);
  const isEnough = total.ended >= fewest;
  return (
    <Page isWide>
      <PageHead title={words.title} description={words.description} />
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {total.ended === 0 ? (
          <>
            <p className={styles.big}>{words.none}</p>
            <p>{words.noneText}</p>
          </>
        ) : (
          <>
            <p className={styles.big}>
              {isEnough ? words.share(shareOf(total, locale)) : words.few(number(total.ended), total.ended)}
            </p>
            <p>
              {isEnough
                ? words.of(number(total.kept), number(total.ended), total.ended)
                : words.fewText(number(total.kept), number(fewest))}
            </p>
          </>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.tables}>
          {isEnough ? <Tables {...parts} /> : null}
          <section className={styles.section} aria-labelledby="how">
            <h2 id="how">{words.how}</h2>
            <ul className={styles.rules}>
              {words.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        </div>
        <aside className={styles.aside} aria-labelledby="late">
          <div className={styles.section}>
            <h2 id="late">{words.late}</h2>
            <p>{words.lateText}</p>
            <LateTable counts={new Map(reduced.map(({ percent, reports }) => [percent, number(reports)]))} />
            <p className={styles.quiet}>{words.applied(lookedBackDays, number(applied), applied)}</p>
            <p className={styles.quiet}>{late.counted}</p>
            <p className={styles.quiet}>{late.lower}</p>
          </div>
          <p className={styles.quiet}>
            {words.asOf(formatDay(asOf, locale))} {words.api} <code>GET /api/v1/on-time</code>
          </p>
        </aside>
      </div>
    </Page>
  );
}
