import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { apiContext, apiFilesContext } from '../../api/server-context.ts';
import { readAskedReport } from '../../order/subject/asked-report.ts';
import { countryBody } from '../../picker/ask-country.ts';
import { openSample } from '../../picker/open-sample.server.ts';

/**
 * The sample report of a country as a plain link: `/sample/de`, or `/sample?country=de` from the picker's form. What
 * cannot be had leads to a page that says so.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const path = (english: string) => localizedPath(locale, english);
  const code = params.code ?? searchParams.get('country') ?? '';
  if (code === '') return redirect(path('/company-search'), 303);
  if (!/^[a-z]{2}$/.test(code)) return redirect(path('/countries/country/zz'), 303);
  if (params.code === undefined) return redirect(path(`/sample/${code}`), 303);
  let why = 'failed';
  try {
    const { country } = await context.get(apiContext).call(getCountry, { body: countryBody(code) });
    const file = await openSample(country.id, context.get(apiFilesContext), readAskedReport(searchParams));
    if (file instanceof Response) return file;
    why = file;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    if (error.status === 404) return redirect(path(`/countries/country/${code}`), 303);
  }
  return redirect(path(`/company-search?country=${code}&sample=${why}`), 303);
}
