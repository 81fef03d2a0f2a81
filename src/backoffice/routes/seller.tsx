import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { getSeller } from '#workflows/edit-seller/contract.ts';
import { CatalogueHead } from '../catalogue/CatalogueHead.tsx';
import { SellerForm } from '../seller/SellerForm.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import page from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, (api) => api.call(getSeller, {}));
}

/** Who sells the reports, and who did. */
export default function Seller() {
  const { seller: words } = useTexts();
  return (
    <>
      <CatalogueHead title={words.title} />
      <p className={page.lead}>{words.lead}</p>
      <SellerForm loaded={useLoaderData<typeof clientLoader>()} />
    </>
  );
}
