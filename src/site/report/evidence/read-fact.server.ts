import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { type ReportEvidence, readEvidence } from '#workflows/read-report/contract.ts';
import { apiContext } from '../../api/server-context.ts';

/** The evidence of a fact; null where there is none to be had, which is no reason to show no report. */
export async function readFact(
  context: LoaderFunctionArgs['context'],
  secret: string,
  factId: string,
  revision: number | undefined,
): Promise<ReportEvidence | null> {
  try {
    return await context
      .get(apiContext)
      .call(readEvidence, { params: { secret, factId }, query: { revision } });
  } catch (error) {
    if (isApiProblem(error)) return null;
    throw error;
  }
}
