import { isApiProblem } from '#kernel/api-client.ts';
import type { SessionView } from '#modules/accounts/contract.ts';
import { endOneSession, endOtherSessions, listSessions } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';

/** Where one is signed in, this device first. Throws `SessionEnded`, or `ApiProblem`. */
export async function loadSessions(): Promise<SessionView[]> {
  const { items } = await sessionApi().call(listSessions, {});
  return items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** One that has ended meanwhile is ended all the same. */
export async function endSession({ id }: SessionView): Promise<void> {
  try {
    await sessionApi().call(endOneSession, { params: { sessionId: id } });
  } catch (error) {
    if (!isApiProblem(error) || error.status !== 404) throw error;
  }
}

export async function endOthers(): Promise<void> {
  await sessionApi().call(endOtherSessions, {});
}
