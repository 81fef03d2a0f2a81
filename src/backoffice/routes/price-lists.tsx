import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPriceLists } from '#workflows/edit-catalogue/contract.ts';
import { CatalogueHead } from '../catalogue/CatalogueHead.tsx';
import styles from '../catalogue/history/PriceListCard.module.css';
import { PriceListCard } from '../catalogue/history/PriceListCard.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const pageSize = 20;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  return loadPage(request, (api) => api.call(listPriceLists, { query: { page, pageSize } }));
}

/** The history of prices: every list with who published it and why. */
export default function PriceLists() {
  const { catalogue } = useTexts();
  const { items, total, page, mayEdit, timeZone } = useLoaderData<typeof clientLoader>();
  const newest = Math.max(...items.map(({ number }) => number ?? 0));
  return (
    <>
      <CatalogueHead title={catalogue.historyTitle} />
      <ul className={styles.list}>
        {items.map((list) => (
          <PriceListCard
            key={list.priceListId}
            list={list}
            isCurrent={page === 1 && list.number === newest}
            mayEdit={mayEdit}
            timeZone={timeZone}
          />
        ))}
      </ul>
      <PageLinks
        words={catalogue}
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        addressOf={(to) => (to === 1 ? '/catalogue/history' : `/catalogue/history?page=${to}`)}
      />
    </>
  );
}
