import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { listImports } from '#workflows/watch-imports/contract.ts';
import { ImportFilters } from '../../imports/ImportFilters.tsx';
import styles from '../../imports/imports.module.css';
import { addressOf, viewOf } from '../../imports/imports-view.ts';
import { RunRow } from '../../imports/RunRow.tsx';
import { StandingRow } from '../../imports/StandingRow.tsx';
import { PageLinks } from '../../page/PageLinks.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { useInterval } from '../../page/use-interval.ts';
import { loadPage } from '../../session/page-api.ts';
import table from '../../sources/SourceTable.module.css';
import { useTexts } from '../../texts/use-texts.tsx';
import page from '../user-administration.module.css';

export { Waiting as HydrateFallback } from '../../page/Waiting.tsx';

const pageSize = 10;
/** While something is read the page moves along; else it looks now and then. */
const busyMs = 2_000;
const idleMs = 15_000;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = { ...viewOf(new URL(request.url).searchParams), pageSize };
  return loadPage(request, (api) => api.call(listImports, { query }));
}

/** Imports of registers and screening lists, and how each source of them stands. */
export default function ImportsPage() {
  const { feedback, imports: words } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, total, sources } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useInterval(items.some(({ state }) => state === 'running') ? busyMs : idleMs, revalidate);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={page.head}>
        <h1>{words.title}</h1>
        <p className={page.count} role="status">
          {words.count(total)}
        </p>
      </div>
      <p className={page.lead}>{words.lead}</p>
      <ImportFilters view={view} />
      {items.length === 0 ? (
        <Notice icon="check" title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </Notice>
      ) : (
        <Table
          head={[words.file, words.state, words.records, words.when].map((name) => ({ name }))}
          stacks="mobile"
          className={table.table}
        >
          {items.map((run) => (
            <RunRow key={run.runId} run={run} />
          ))}
        </Table>
      )}
      <PageLinks
        words={feedback}
        page={view.page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        addressOf={(to) => addressOf({ ...view, page: to })}
      />
      <section className={styles.part} aria-labelledby="import-sources">
        <h2 id="import-sources">{words.sources}</h2>
        <Table
          head={[words.source, words.holds, words.fresh, words.health].map((name) => ({ name }))}
          stacks="mobile"
          className={table.table}
        >
          {sources.map((source) => (
            <StandingRow key={`${source.kind} ${source.source}`} source={source} />
          ))}
        </Table>
      </section>
    </>
  );
}
