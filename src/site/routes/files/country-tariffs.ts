import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { pageApi } from '../../api/page-api.server.ts';
import { askCountry, countryBody, type KnownTariffs } from '../../picker/ask-country.ts';

/** The tariffs of the country that was picked, for pages that are already open. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<KnownTariffs> {
  return pageApi(context).call(getCountry, { body: countryBody(params.code ?? '') });
}

/** In a browser the page asks the API itself. No prices are no reason to take the page away: the picker offers to ask again. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs): Promise<KnownTariffs> {
  const code = params.code ?? '';
  const locale = localeOfPath(new URL(request.url).pathname);
  const none = { country: { id: 0, name: '', code, groupId: 0, aliases: [] }, tariffs: [] };
  return (await askCountry(code, locale)) ?? none;
}
