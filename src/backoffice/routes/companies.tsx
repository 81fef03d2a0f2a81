import {
  type ClientLoaderFunctionArgs,
  Form,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { listCountries } from '#modules/countries/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { findRecords, listMerges } from '#workflows/merge-companies/contract.ts';
import styles from '../companies/companies.module.css';
import { FoundRecords } from '../companies/FoundRecords.tsx';
import { MergeRow } from '../companies/MergeRow.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import filter from '../user-administration/UserFilter.module.css';
import page from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const usualCountry = 'de';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const countryCode = searchParams.get('country') ?? usualCountry;
  const q = (searchParams.get('q') ?? '').trim().slice(0, 300);
  return loadPage(request, async (api) => {
    const [{ countries }, { items: merges }, found] = await Promise.all([
      api.call(listCountries, { body: { requestId: 'desk' } }),
      api.call(listMerges, {}),
      q === '' ? undefined : api.call(findRecords, { query: { countryCode, q } }),
    ]);
    return { countryCode, q, countries, merges, records: found?.items };
  });
}

/** Records of one company: found, merged, and taken apart again. */
export default function Companies() {
  const { companies: words } = useTexts();
  const { countryCode, q, countries, merges, records } = useLoaderData<typeof clientLoader>();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const address = pathname + search;
  const head = [words.goes, words.stays, words.reason, words.split];
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={page.head}>
        <h1>{words.title}</h1>
      </div>
      <p className={page.lead}>{words.lead}</p>
      <search>
        <Form key={address} method="get" action="/companies" className={filter.form}>
          <label className={filter.field}>
            <span>{words.country}</span>
            <select name="country" defaultValue={countryCode}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={filter.field}>
            <span>{words.what}</span>
            <input name="q" defaultValue={q} maxLength={300} autoComplete="off" />
          </label>
          <Button type="submit" look="secondary">
            {words.find}
          </Button>
        </Form>
      </search>
      {records === undefined ? null : (
        <FoundRecords
          key={address}
          countryCode={countryCode}
          records={records}
          address={address}
          onDone={revalidate}
        />
      )}
      <section aria-labelledby="merged-now" className={styles.part}>
        <h2 id="merged-now">{words.now}</h2>
        {merges.length === 0 ? (
          <p>{words.noneNow}</p>
        ) : (
          <Table head={head.map((name) => ({ name }))} stacks="mobile" className={table.table}>
            {merges.map((merge) => (
              <MergeRow key={merge.merged.id} merge={merge} address={address} onDone={revalidate} />
            ))}
          </Table>
        )}
      </section>
    </>
  );
}
