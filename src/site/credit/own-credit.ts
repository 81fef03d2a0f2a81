import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { OwnCredit } from '#workflows/collect-debts/contract.ts';
import { getOwnCredit } from './endpoints.ts';

/** How much the signed-in company may pay by invoice, and what it owes; undefined where that cannot be had. */
export async function loadOwnCredit(): Promise<OwnCredit | undefined> {
  try {
    return await sessionApi().call(getOwnCredit, {});
  } catch {
    return undefined;
  }
}
