import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { listSources } from '#modules/registers/contract.ts';
import { Table } from '#ui/frame/Table.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { SourceRow } from '../sources/SourceRow.tsx';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, (api) => api.call(listSources, {}));
}

/** Every source that a research may ask, and how each answered of late. */
export default function Sources() {
  const { sources: words } = useTexts();
  const { sources } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.count}>{words.count(sources.length)}</p>
      </div>
      <p className={styles.lead}>
        {words.lead} <Link to="/imports">{words.toImports}</Link>
      </p>
      <Table
        head={[
          { name: words.source },
          { name: words.countries },
          { name: words.asking },
          { name: words.answers },
        ]}
        stacks="mobile"
        className={table.table}
      >
        {sources.map((source) => (
          <SourceRow key={source.code} source={source} />
        ))}
      </Table>
    </>
  );
}
