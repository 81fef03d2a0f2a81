import type { ApiClient } from '#kernel/api-client.ts';
import { ApiProblem } from '#kernel/api-client.ts';
import type { Localized } from '#kernel/locale.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import type { DeskChange, DeskChangeResult } from '#modules/reports/contract.ts';
import { changeDesk, type DeskNews } from '#workflows/edit-dossier/contract.ts';
import { getStaffOrder, type StaffOrder } from '#workflows/prepare-report/contract.ts';
import type { Sent } from './change-queue.ts';

/** Somebody else has changed the value meanwhile: what stands there now, and whose it is. */
export class Clash extends Error {
  readonly theirs: Localized | null;
  readonly by: string | null;

  constructor({ present }: DeskChangeResult) {
    super('another value stands there');
    this.theirs = present?.fact?.shown ?? null;
    this.by = present?.by ?? null;
  }
}

/** So many changes the server takes at once. */
const mostAtOnce = 100;

/**
 * Saves a change, which counts once however often it is sent. What is new is told of the sections that it is in, after the number that
 * the page `knows`; `onSaved` hears the numbers under which it was kept.
 */
export async function sendChange(
  api: ApiClient,
  orderId: string,
  sends: readonly DeskChange[],
  heard: Readonly<{
    knows: () => number;
    /** False where the page cannot make the dossier of it: then the order is fetched whole. */
    onNews: (news: DeskNews) => boolean;
    onOrder: (order: StaffOrder) => void;
    onSaved: (changeNos: readonly number[]) => void;
  }>,
): Promise<Sent<unknown>> {
  const params = { orderId };
  try {
    const results: DeskChangeResult[] = [];
    for (let from = 0; from < sends.length; from += mostAtOnce) {
      const changes = sends.slice(from, from + mostAtOnce);
      const body = { since: heard.knows(), answer: 'sections' as const, changes };
      const { news, results: made } = await api.call(changeDesk, { params, body });
      results.push(...made);
      if (news !== null && !heard.onNews(news)) heard.onOrder(await api.call(getStaffOrder, { params }));
    }
    heard.onSaved(results.flatMap(({ changeNos }) => changeNos.slice(0, 1)));
    const clash = results.find(({ outcome }) => outcome === 'conflict');
    if (clash !== undefined) return { is: 'refused', refusal: new Clash(clash) };
    const problem = results.find(({ outcome }) => outcome === 'refused')?.problem;
    if (problem != null) {
      const value = [{ code: problem.code, description: problem.text }];
      return { is: 'refused', refusal: new ApiProblem(409, problem.code, value) };
    }
    return { is: 'saved', at: new Date().toISOString() };
  } catch (error) {
    if (error instanceof SessionEnded) return { is: 'signed_out' };
    if (error instanceof ApiProblem && error.status < 500 && error.status !== 429)
      return { is: 'refused', refusal: error };
    return { is: 'unreachable' };
  }
}
