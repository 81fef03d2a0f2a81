import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { getCountry, listCountryGroups } from '#modules/countries/contract.ts';
import { pageApi } from '../../api/page-api.server.ts';
import { localeOf } from '../../countries/missing/missing-page.server.ts';
import { factsOf } from '../../countries/registers/country-facts.server.ts';
import { countryBody, type KnownDetails } from '../../picker/ask-country.ts';

/** What is known of a country beside its prices, for the window with its details. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<KnownDetails> {
  const api = pageApi(context);
  const [{ country }, { items }] = await Promise.all([
    api.call(getCountry, {
      body: countryBody(params.code ?? ''),
    }),
    api.call(listCountryGroups, {}),
  ]);
  return {
    continent: items.find(({ id }) => id === country.groupId)?.name,
    facts: factsOf(country.code, localeOf(request)),
    isMissing: false,
  };
}

/** The window has more to say than this: where it cannot be had, it says so. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<KnownDetails> {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { continent: undefined, facts: undefined, isMissing: true };
  }
}
