import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listCountries } from '#modules/countries/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { askedWords } from '../missing/asked-words.ts';
import { MissingPage } from '../missing/MissingPage.tsx';

export const handle: PageHandle = { isDeferred: true };

/** Any address that no page has. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  // A page that is not there is not there, whatever else is away.
  const { countries } = await pageApi(context)
    .call(listCountries, { body: {} })
    .catch(() => ({ countries: [] }));
  const asked = askedWords(new URL(request.url).pathname, countries);
  return data({ asked, countries: countries.map(({ code, name }) => ({ code, name })) }, { status: 404 });
}

export default function NotFound() {
  return <MissingPage {...useLoaderData<typeof loader>()} />;
}
