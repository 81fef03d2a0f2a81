import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { getCountry } from '#modules/countries/contract.ts';
import { pageApi } from '../page-api.server.ts';

/** The tariffs of the country that was picked, for pages that are already open. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return pageApi(context).call(getCountry, { body: { code: params.code ?? '' } });
}

/** No prices are no reason to take the page away: the picker says so and offers to ask again. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    const country = { id: 0, name: '', code: params.code ?? '', groupId: 0, aliases: [] };
    return { country, tariffs: [] };
  }
}
