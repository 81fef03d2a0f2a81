import type { Actor } from '#kernel/actor.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { type SellerDetails, type Sellers, sellerProblems } from '#modules/sellers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { publishSeller, restoreSeller, SellerDesk } from './contract.ts';
import { isPaidByInvoice } from './repository.ts';

/** What administrators do about the seller, with the names of people. */
export function createEditSeller(deps: {
  db: Db;
  accounts: Pick<AccountsService, 'users'>;
  sellers: Pick<Sellers, 'desk'>;
}) {
  const { db, accounts } = deps;
  const { desk } = deps.sellers;

  async function get(): Promise<SellerDesk> {
    const versions = await desk.versions();
    const idOf = (actor: string) => actor.replace(/^account:/, '');
    const names = await accounts.users.namesOf(db, [...new Set(versions.map(({ actor }) => idOf(actor)))]);
    const [newest] = versions;
    const shown = newest?.details ?? desk.settings;
    return {
      shown,
      isDemo: shown.name === '',
      settings: desk.settings,
      number: newest?.number ?? 0,
      versions: versions.map(({ number, details, restores, reason, actor, publishedAt }) => ({
        ...{ number, details, restores, reason },
        at: publishedAt.toISOString(),
        by: (names.get(idOf(actor)) ?? '').slice(0, 200),
      })),
    };
  }

  /** Throws 409 where somebody who may pay by invoice, or owes for one, would not be told where to. */
  async function demandAccount(tx: Tx, { bank, account }: SellerDetails): Promise<void> {
    const isMissing = bank === '' && account === '';
    if (isMissing && (await isPaidByInvoice(tx))) throw new Problem(sellerProblems.accountNeeded);
  }

  return {
    get,
    async publish(wish: BodyOf<typeof publishSeller>, actor: Actor): Promise<SellerDesk> {
      await desk.publish(wish, actor, demandAccount);
      return get();
    },
    async restore(wish: BodyOf<typeof restoreSeller>, actor: Actor): Promise<SellerDesk> {
      await desk.restore(wish, actor, demandAccount);
      return get();
    },
  };
}

export type EditSeller = ReturnType<typeof createEditSeller>;
