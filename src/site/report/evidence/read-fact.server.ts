import type { LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { type ReportEvidence, readEvidence } from '#workflows/read-report/contract.ts';
import { apiContext } from '../../api/server-context.ts';
import { maxLeafed } from '../parts/evidence-links.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The facts of a figure that an address names; anything of another shape is none. */
export function askedFacts(text: string | null): string[] {
  return (text ?? '').split(',', maxLeafed).filter((part) => uuid.test(part));
}

/** A revision that an address names; the latest for anything of another shape. */
export function revisionOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

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
