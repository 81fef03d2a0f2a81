import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Table } from '#ui/frame/Table.tsx';
import { listSiteTexts } from '#workflows/edit-texts/contract.ts';
import { CatalogueHead } from '../../catalogue/CatalogueHead.tsx';
import { loadPage } from '../../session/page-api.ts';
import { NewArticle } from '../../site-texts/NewArticle.tsx';
import { TextRow } from '../../site-texts/TextRow.tsx';
import table from '../../sources/SourceTable.module.css';
import { useTexts } from '../../texts/use-texts.tsx';
import page from '../user-administration.module.css';

export { Waiting as HydrateFallback } from '../../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, (api) => api.call(listSiteTexts, {}));
}

/** Articles and pages about ourselves, with how each stands. */
export default function SiteTexts() {
  const { siteTexts: words } = useTexts();
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <CatalogueHead title={words.title} count={words.count(items.length)}>
        <NewArticle />
      </CatalogueHead>
      <p className={page.lead}>{words.lead}</p>
      <Table
        head={[words.text, words.standing, words.last].map((name) => ({ name }))}
        stacks="mobile"
        className={table.table}
      >
        {items.map((text) => (
          <TextRow key={`${text.kind} ${text.name}`} text={text} />
        ))}
      </Table>
    </>
  );
}
