import type { Actor } from '#kernel/actor.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { statusWord } from '#modules/companies/contract.ts';
import type { CompaniesService, Company } from '#modules/companies/service.ts';
import { countOrdersOf } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import {
  type CompanyMerge,
  type MergePreview,
  maxFound,
  maxOfOne,
  type RecordView,
  wordsAsked,
} from './contract.ts';

type Pair = Readonly<{ countryCode: string; survivorId: string; mergedId: string }>;

/** What staff see and say of records that are one company. */
export function createMergeCompanies(deps: {
  db: Db;
  companies: CompaniesService;
  accounts: AccountsService;
}) {
  const { db, companies, accounts } = deps;
  const { merges } = companies;
  const keyOf = ({ countryCode, survivorId, mergedId }: Pair) => ({
    ...{ country: countryCode.toUpperCase(), survivorId, mergedId },
  });

  return {
    async find({ countryCode, q }: { countryCode: string; q: string }): Promise<{ items: RecordView[] }> {
      const found = new Map<string, Company>();
      // Two records of one company seldom bear one name: each is asked for by its own.
      for (const name of wordsAsked(q))
        for (const one of (await companies.findCompanies(db, { countryCode, name })).companies)
          found.set(one.id, one);
      return { items: [...found.values()].slice(0, maxFound).map(recordOf) };
    },
    async list(): Promise<{ items: CompanyMerge[] }> {
      const kept = await merges.list(db);
      const names = new Map(
        (await accounts.users.listStaff(db)).map(({ id, name }) => [`account:${id}`, name]),
      );
      return {
        items: kept.map(({ country, survivor, merged, reason, actor, at }) => ({
          ...{ countryCode: country.toLowerCase(), reason, at: at.toISOString() },
          ...{ survivor: recordOf(survivor), merged: recordOf(merged), by: names.get(actor) ?? '' },
        })),
      };
    },
    async preview(pair: Pair): Promise<MergePreview> {
      const { survivor, merged } = await merges.preview(db, keyOf(pair));
      const known = new Set([survivor.name, ...survivor.names.map(({ text }) => text)]);
      const names = [...new Set([merged.name, ...merged.names.map(({ text }) => text)])];
      const bears = new Set((survivor.identifiers ?? []).map(({ value }) => value));
      const numbers = [...new Set((merged.identifiers ?? []).map(({ value }) => value))];
      return {
        survivor: recordOf(survivor),
        merged: recordOf(merged),
        names: names.filter((name) => !known.has(name)).slice(0, maxOfOne),
        numbers: numbers.filter((value) => !bears.has(value)).slice(0, maxOfOne),
        orders: await countOrdersOf(db, pair.mergedId),
      };
    },
    merge: (pair: Pair, reason: string, actor: Actor) => merges.merge(db, keyOf(pair), reason, actor),
    split: (countryCode: string, mergedId: string, reason: string, actor: Actor) =>
      merges.split(db, countryCode.toUpperCase(), mergedId, reason, actor),
  };
}

export type MergeCompanies = ReturnType<typeof createMergeCompanies>;

function recordOf(company: Company): RecordView {
  const { id, name, nameLat, regCode, vatCode, address, status, register } = company;
  return {
    ...{ id, name, nameLat, regCode: regCode ?? '', vatCode: vatCode ?? '', address: address ?? '' },
    ...{ status: statusWord[status], registerName: register.name, isDemo: register.isDemo },
  };
}
