import type { Actor } from '#kernel/actor.ts';
import { mayDo } from '#kernel/policy.ts';
import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type FoundAtDesk, maxFound } from './contract.ts';
import { findOrderedCompanies, findOrdersBy } from './repository.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** One letter is in every name. */
const minLetters = 2;

/** What a member of the staff may open, by what they typed. */
export function createFindAtDesk({ db, accounts }: { db: Db; accounts: AccountsService }) {
  return async (typed: string, reader: Staff): Promise<FoundAtDesk> => {
    if ([...typed].length < minLetters) return { orders: [], companies: [], people: [] };
    const maySeePeople = mayDo(reader.role, 'people.manage');
    const [orders, companies, people] = await Promise.all([
      findOrdersBy(db, typed, maxFound),
      findOrderedCompanies(db, typed, maxFound),
      maySeePeople
        ? accounts.users.list(db, reader, { search: typed, page: 1, pageSize: maxFound })
        : { items: [] },
    ]);
    return {
      orders: orders.map((order) => ({
        orderId: order.id,
        number: order.number,
        state: order.state,
        countryCode: order.country_code.toLowerCase(),
        companyName: order.company_name,
        companyNameLat: order.company_name_lat,
        customer: shorten(order.customer_company || order.customer_name || order.email, 400),
      })),
      companies: companies.map((company) => ({
        countryCode: company.country_code.toLowerCase(),
        name: company.company_name,
        nameLat: company.company_name_lat,
        orders: company.orders,
      })),
      people: people.items.map(({ accountId, fullName, email }) => ({ accountId, name: fullName, email })),
    };
  };
}

export type FindAtDesk = ReturnType<typeof createFindAtDesk>;
