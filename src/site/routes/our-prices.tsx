import { useMemo } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { usualReportKind } from '#kernel/reports/report-kind.ts';
import { getPriceList, listCountryGroups } from '#modules/countries/contract.ts';
import { countedSectionCounts, thinReportPercent } from '#modules/reports/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { onlyOnOtherPages } from '../countries/use-address-filter.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useRootInfo } from '../layout/root-info.ts';
import { readAskedReport } from '../order/subject/asked-report.ts';
import { LatePrices } from '../prices/LatePrices.tsx';
import { PriceFilter } from '../prices/PriceFilter.tsx';
import { PriceOverview } from '../prices/PriceOverview.tsx';
import { PriceTable } from '../prices/PriceTable.tsx';
import { packRows, unpackRows } from '../prices/packed-rows.ts';
import { asksForTable, chooseRows, currenciesOf, readChoice, toPriceList } from '../prices/price-list.ts';
import { ReportSwitch } from '../prices/ReportSwitch.tsx';
import { ShareTable } from '../prices/ShareTable.tsx';
import { usePricesWords } from '../prices/texts/words.ts';
import { ExampleLink } from '../report-content/ExampleLink.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './our-prices.module.css';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export const shouldRevalidate = onlyOnOtherPages;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = pageApi(context);
  const [{ items: groups }, credit, annual] = await Promise.all([
    api.call(listCountryGroups, {}),
    api.call(getPriceList, { body: {} }),
    api.call(getPriceList, { body: { reportContentTypeId: 'annual' } }),
  ]);
  const { rows, ...creditPlans } = toPriceList(credit.countries);
  const { rows: annualRows, ...annualPlans } = toPriceList(annual.countries);
  // The countries are the same in both lists: of the second one only the plans of its lines are sent.
  const places = annualRows.map(({ plan }) => plan).join(' ');
  // From here, so that the browser does not load the contract for two numbers.
  const completeness = { thinPercent: thinReportPercent, sectionCounts: countedSectionCounts };
  return { groups, creditPlans, annualPlans, places, packed: packRows(rows), ...completeness };
}

export default function OurPrices() {
  const words = usePricesWords();
  const { shell, to } = useTexts();
  const info = useRootInfo();
  const [params] = useSearchParams();
  const { groups, creditPlans, annualPlans, places, packed, thinPercent, sectionCounts } =
    useLoaderData<typeof loader>();
  const report = readAskedReport(params);
  const list = useMemo(() => {
    const rows = unpackRows(packed);
    if (report === 'credit') return { ...creditPlans, rows };
    const plans = places.split(' ').map(Number);
    return { ...annualPlans, rows: rows.map((row, at) => ({ ...row, plan: plans[at] ?? 0 })) };
  }, [report, creditPlans, annualPlans, places, packed]);
  const choice = readChoice(params, list);
  const rows = chooseRows(list, groups, choice);
  const overview = to(report === usualReportKind ? '/our-prices' : `/our-prices?report=${report}`);
  return (
    <Page isWide>
      <PageHead title={words.title} description={words.description} />
      <Breadcrumbs above={[]} here={words.heading} />
      <p className={styles.printed}>
        {shell.siteName} · {info?.publicUrl}
        {to('/our-prices')}
      </p>
      <div className={styles.head}>
        <div className={styles.half}>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <ReportSwitch report={report} />
          <ExampleLink />
        </div>
        <div className={styles.half}>
          <p className={styles.complete}>{words.complete(thinPercent, sectionCounts[report])}</p>
          <div>
            <ShareTable />
            <LatePrices />
          </div>
        </div>
      </div>
      <PriceFilter
        report={report}
        groups={groups}
        currencies={currenciesOf(list)}
        choice={choice}
        count={rows.length}
      />
      {!asksForTable(params) ? (
        <PriceOverview list={list} groups={groups} tableHref={tableHref(params)} />
      ) : rows.length > 0 ? (
        <>
          <PriceTable list={list} rows={rows} choice={choice} />
          <p>
            <Link to={overview} className={styles.back}>
              {words.backToOverview}
            </Link>
          </p>
        </>
      ) : (
        <div className={styles.none}>
          <h2>{words.none}</h2>
          <p>{words.noneText}</p>
          <p>
            <Link to={to('/our-prices')} className={styles.back} preventScrollReset>
              {words.clear}
            </Link>
          </p>
        </div>
      )}
    </Page>
  );
}

/** The same with every country in one table. */
function tableHref(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.set('list', 'all');
  return `?${next}`;
}
