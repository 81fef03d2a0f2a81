import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import type { ReportEvidence } from '#workflows/read-report/contract.ts';
import { readExampleEvidence } from '#workflows/sample-report/contract.ts';
import { apiContext } from '../../api/server-context.ts';

/** The evidence of a fact of the example report, of which no copy is kept: its sources are invented. Null where there is no such fact. */
export async function readExampleFact(
  context: LoaderFunctionArgs['context'],
  factId: string,
): Promise<ReportEvidence | null> {
  try {
    const { evidence } = await context.get(apiContext).call(readExampleEvidence, { params: { factId } });
    return { evidence, excerpt: null, hasCopy: false };
  } catch (error) {
    if (isApiProblem(error)) return null;
    throw error;
  }
}
