import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import { mayDo, partyOf } from '#kernel/policy.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import {
  type Countries,
  createPricing,
  type DeskTariff,
  type PricedLine,
  type Pricing,
  pricingTopics,
  type Terms,
  writePriceCsv,
} from '#modules/countries/service.ts';
import { deskTimeZone } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import type * as contract from './contract.ts';
import { words } from './texts/line-faults/words.ts';

type Caller = Readonly<{ actor: Actor; locale: Locale }>;

/** What staff do about prices, with the names of countries and people; scheduled lists take effect by the outbox. */
export function createEditPrices(deps: {
  db: Db;
  accounts: Pick<AccountsService, 'users'>;
  countries: Countries;
  clock: Clock;
  outbox: Outbox;
}) {
  const { db, accounts, countries } = deps;
  const pricing = createPricing(deps);
  registerPriceLists({ ...deps, pricing });

  async function namesOf(actors: readonly (string | undefined)[]) {
    const idOf = (actor: string | undefined) => actor?.replace(/^account:/, '') ?? '';
    const ids = actors.filter((actor) => actor?.startsWith('account:')).map(idOf);
    const names = await accounts.users.namesOf(db, ids);
    return (actor: string | undefined) => names.get(idOf(actor)) ?? null;
  }

  async function desk({ actor, locale }: Caller): Promise<contract.PriceDesk> {
    const [{ mark, tariffs }, list, groups] = await Promise.all([
      pricing.read(db),
      countries.listCountries(db),
      countries.listGroups(db),
    ]);
    const nameOf = await namesOf(tariffs.map(({ draft }) => draft?.changedBy));
    const ofCountry = Map.groupBy(tariffs, ({ countryId }) => countryId);
    const view = ({ draft, version: _, countryId: __, dueAt, name, ...tariff }: DeskTariff) => ({
      ...tariff,
      name: name[locale],
      dueAt: dueAt?.toISOString() ?? null,
      draft:
        draft === undefined
          ? null
          : {
              terms: draft.terms,
              changedBy: nameOf(draft.changedBy),
              changedAt: draft.changedAt.toISOString(),
            },
    });
    return {
      mark,
      mayEdit: mayDo(partyOf(actor), 'catalogue.edit'),
      timeZone: deskTimeZone,
      groups: groups.map(({ id, name }) => ({ id, name: name[locale] })),
      countries: list
        .map(({ id, code, groupId, name, aliases }) => ({
          countryId: id,
          code: code.toLowerCase(),
          name: name[locale],
          otherNames: [
            ...aliases,
            ...locales.filter((other) => other !== locale).map((other) => name[other]),
          ],
          groupId,
          tariffs: (ofCountry.get(id) ?? []).map(view),
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    };
  }

  async function changesWithNames(
    changes: readonly Readonly<{ tariffId: number; before: Terms; after: Terms }>[],
    locale: Locale,
  ): Promise<contract.TermsChange[]> {
    const [{ tariffs }, list] = await Promise.all([pricing.read(db), countries.listCountries(db)]);
    const byId = new Map(tariffs.map((tariff) => [tariff.tariffId, tariff]));
    const countryOf = new Map(list.map((country) => [country.id, country]));
    return changes
      .flatMap(({ tariffId, before, after }) => {
        const tariff = byId.get(tariffId);
        const country = countryOf.get(tariff?.countryId ?? 0);
        if (tariff === undefined || country === undefined) return [];
        const { reportKind, currency } = tariff;
        return {
          tariffId,
          countryCode: country.code.toLowerCase(),
          countryName: country.name[locale],
          tariffName: tariff.name[locale],
          reportKind,
          currency,
          before,
          after,
        };
      })
      .toSorted((a, b) => a.countryName.localeCompare(b.countryName, locale) || a.tariffId - b.tariffId);
  }

  async function lines(locale: Locale): Promise<(tariff: DeskTariff) => PricedLine> {
    const byId = new Map((await countries.listCountries(db)).map((country) => [country.id, country]));
    return ({ tariffId, countryId, reportKind, name, currency, terms, draft }) => ({
      tariffId,
      country: byId.get(countryId)?.code.toLowerCase() ?? '',
      countryName: byId.get(countryId)?.name[locale] ?? '',
      report: reportKind,
      tariff: name[locale],
      currency,
      ...(draft?.terms ?? terms),
    });
  }

  return {
    desk,
    async draft({ tariffs }: BodyOf<typeof contract.draftPrices>, caller: Caller) {
      await db.transaction().execute((tx) => pricing.write(tx, tariffs, caller.actor));
      return desk(caller);
    },
    async raise({ mark, reportKind, groupId, ...by }: BodyOf<typeof contract.raisePrices>, caller: Caller) {
      const list = groupId === null ? undefined : await countries.listCountriesOfGroup(db, groupId);
      const countryIds = list && new Set(list.map(({ id }) => id));
      const of = { ...by, countryIds, kind: reportKind ?? undefined };
      await db.transaction().execute((tx) => pricing.raise(tx, mark, of, caller.actor));
      return desk(caller);
    },
    async importCsv(table: BodyOf<typeof contract.importPrices>, caller: Caller) {
      const lineOf = await lines(caller.locale);
      const refused = await db
        .transaction()
        .execute((tx) => pricing.importCsv(tx, { ...table, lineOf }, caller.actor));
      const say = words[caller.locale];
      return {
        desk: await desk(caller),
        refused: refused.map(({ line, fault, text }) => ({ line, reason: say[fault], text })),
      };
    },
    async exportCsv(locale: Locale): Promise<Buffer> {
      const lineOf = await lines(locale);
      const { tariffs } = await pricing.read(db);
      return Buffer.from(writePriceCsv(tariffs.map(lineOf)), 'utf8');
    },
    async publish({ mark, reason, at }: BodyOf<typeof contract.publishPrices>, actor: Actor) {
      const when = at === null ? undefined : new Date(at);
      return {
        priceListId: await db
          .transaction()
          .execute((tx) => pricing.publish(tx, { mark, reason, at: when }, actor)),
      };
    },
    async lists({ page, pageSize }: { page: number; pageSize: number }, actor: Actor) {
      const { items, total } = await pricing.list(db, { limit: pageSize, offset: (page - 1) * pageSize });
      const nameOf = await namesOf(items.map(({ madeBy }) => madeBy));
      const numberOf = async (id: string | null) =>
        id === null ? null : (await pricing.getList(db, id)).number;
      return {
        items: await Promise.all(
          items.map(async ({ id, restores, madeBy, madeAt, dueAt, publishedAt, ...list }) => ({
            ...list,
            priceListId: id,
            restores: await numberOf(restores),
            madeBy: nameOf(madeBy),
            madeAt: madeAt.toISOString(),
            dueAt: dueAt.toISOString(),
            publishedAt: publishedAt?.toISOString() ?? null,
            isFirst: madeBy === 'system',
          })),
        ),
        total,
        page,
        pageSize,
        mayEdit: mayDo(partyOf(actor), 'catalogue.edit'),
        timeZone: deskTimeZone,
      };
    },
    async changes(priceListId: string, locale: Locale) {
      await pricing.getList(db, priceListId);
      return { changes: await changesWithNames(await pricing.changesOf(db, priceListId), locale) };
    },
    withdraw: (priceListId: string, reason: string, actor: Actor) =>
      db.transaction().execute((tx) => pricing.withdraw(tx, priceListId, reason, actor)),
    async previewRestore(priceListId: string, locale: Locale) {
      const { mark, changes } = await pricing.previewRestore(db, priceListId);
      return { mark, changes: await changesWithNames(changes, locale) };
    },
    async restore(
      priceListId: string,
      { mark, reason }: BodyOf<typeof contract.restorePriceList>,
      actor: Actor,
    ) {
      return {
        priceListId: await db
          .transaction()
          .execute((tx) => pricing.restore(tx, { id: priceListId, mark, reason }, actor)),
      };
    },
  };
}

export type EditPrices = ReturnType<typeof createEditPrices>;

/** Lets scheduled price lists take effect when their time has come. */
function registerPriceLists({ db, outbox, pricing }: { db: Db; outbox: Outbox; pricing: Pricing }): void {
  outbox.on(pricingTopics.publish, async (payload) => {
    const id: unknown =
      typeof payload === 'object' && payload !== null && 'priceListId' in payload
        ? payload.priceListId
        : undefined;
    if (typeof id !== 'string') throw new GiveUp('no price list is named');
    await db.transaction().execute((tx) => pricing.publishDue(tx, id));
  });
}
