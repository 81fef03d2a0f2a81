import { isApiProblem, problemOf } from '#kernel/api-client.ts';
import { pageLocale, readAnswer, sendSigned, sessionApi } from '#modules/accounts/web/session-api.ts';
import type { ReportEvidence } from '#workflows/read-report/contract.ts';
import type { ReportDoor } from '../../report/door/report-door.ts';
import { readAccountEvidence } from './endpoints.ts';
import { SignedFile } from './SignedFile.tsx';

/** A report opened by one's account; `maySettle` is who may also claim what is wrong in it. */
export function doorOfAccount(orderId: string, maySettle: boolean): ReportDoor {
  const order = `/profile/orders/${orderId}`;
  return {
    ...{ order, page: `${order}/report`, calls: `/api/v1/account/orders/${orderId}/report` },
    ...{ mistake: maySettle ? order : undefined, File: SignedFile },
  };
}

/** Where a fact comes from; null where that is not to be had, which is no reason to show no report. */
export async function readOwnFact(
  orderId: string,
  factId: string,
  revision: number | undefined,
): Promise<ReportEvidence | null> {
  try {
    return await sessionApi().call(readAccountEvidence, { params: { orderId, factId }, query: { revision } });
  } catch (error) {
    if (isApiProblem(error)) return null;
    throw error;
  }
}

/** A file of our own pages that is drawn for who is signed in; throws `SessionEnded`, or `ApiProblem` as the API does. */
export async function fetchDrawn<Drawn>(path: string): Promise<Drawn> {
  const answer = await readAnswer(
    await sendSigned({ method: 'GET', path, headers: { 'Accept-Locale': pageLocale() } }),
  );
  // Of the same build as this page.
  if (answer.status === 200) return answer.json as Drawn;
  throw problemOf(answer);
}
