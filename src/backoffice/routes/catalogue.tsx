import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { getPriceDesk } from '#workflows/edit-catalogue/contract.ts';
import { PricesPage } from '../catalogue/prices/PricesPage.tsx';
import { loadPage } from '../session/page-api.ts';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, (api) => api.call(getPriceDesk, {}));
}

/** What is shown of the prices stands in the address and is chosen here: another choice is no reason to fetch. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** Prices as they are drafted and published. */
export default function Catalogue() {
  return <PricesPage loaded={useLoaderData<typeof clientLoader>()} />;
}
