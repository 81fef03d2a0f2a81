import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { CreditView } from '#modules/debts/contract.ts';
import { getOwnCredit } from './endpoints.ts';

/** How much the signed-in company may pay by invoice; undefined where it may not, or where that cannot be had. */
export async function loadOwnCredit(): Promise<CreditView | undefined> {
  try {
    return (await sessionApi().call(getOwnCredit, {})).credit ?? undefined;
  } catch {
    return undefined;
  }
}
