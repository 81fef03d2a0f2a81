import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath } from '#kernel/locale.ts';
import { readExampleCard } from '#workflows/sample-report/contract.ts';
import { apiContext } from '../../api/server-context.ts';
import { drawCard } from '../../home/example-card.server.ts';

/** The card of the sample of the country that was picked; none is no reason to take the page away: the example stays. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const country = /^[a-z]{2}$/i.exec(params.code ?? '')?.[0];
  try {
    const card = await context.get(apiContext).call(readExampleCard, { query: { country } });
    return { card: drawCard(card, localeOfPath(new URL(request.url).pathname.replace(/\.data$/, ''))) };
  } catch (error) {
    if (isApiProblem(error)) return { card: undefined };
    throw error;
  }
}
