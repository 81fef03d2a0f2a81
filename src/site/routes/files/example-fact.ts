import type { LoaderFunctionArgs } from 'react-router';
import { askedFacts } from '../../report/evidence/asked.ts';
import { readExampleFact } from '../../report/example/read-example-fact.server.ts';

/** The evidence of one fact of the example report: what its page asks for when a figure is pressed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [fact] = askedFacts(params.fact ?? null);
  return { told: fact === undefined ? null : await readExampleFact(context, fact) };
}
