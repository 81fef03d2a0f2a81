import type { LoaderFunctionArgs } from 'react-router';
import { getCountry } from '#modules/countries/contract.ts';
import { pageApi } from '../page-api.server.ts';

/** The tariffs of the country that was picked, for pages that are already open. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return pageApi(context).call(getCountry, { body: { code: params.code ?? '' } });
}
