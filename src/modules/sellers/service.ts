import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { checkSeller } from './check-seller.ts';
import { sellerLimits } from './contract.ts';
import { sellerProblems } from './problems.ts';
import {
  findSettingsAt,
  findVersion,
  findVersionAt,
  insertVersion,
  listAccounts,
  listVersions,
  lockSeller,
  type SellerVersion,
} from './repository.ts';
import { isIbanLike, type SellerDetails, type Selling, sellingOf } from './seller-details.ts';
import { sellerFields } from './seller-rules.ts';

export { sellerProblems } from './problems.ts';
export type { SellerVersion } from './repository.ts';
export type { SellerDetails, Selling } from './seller-details.ts';

/** Topic of the outbox: word to our own address that customers are told another payee, bank, account or BIC. */
export const sellerTopics = { account: 'sellers.account' } as const;

const listedVersions = 100;
const shownDigits = 4;
/** What decides where the money of a transfer goes. */
const payee = ['name', 'bank', 'account', 'bic'] as const;

/** What a version may say instead: what is typed, or an earlier one. */
type Wish = Readonly<{ seen: number; reason: string }>;
/** Refuses by throwing what would be said, before anybody else may change what that depends on. */
type Check = (tx: Tx, details: SellerDetails) => Promise<void>;

/** Who sells the reports: the settings of the installation until something is published at the desk. */
export function createSellers(deps: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  settings: Selling;
}) {
  const { db, clock, outbox, settings } = deps;
  let known: Promise<Selling> | undefined;
  let last: Selling | undefined;

  const shownBy = (version: SellerVersion | undefined): Selling =>
    version?.details ? sellingOf(version.details) : settings;

  async function publish(
    tx: Tx,
    wish: Wish,
    made: Readonly<{ details: SellerDetails | null; restores: number | null; actor: Actor }>,
    check: Check | undefined,
  ): Promise<void> {
    await lockSeller(tx);
    const before = await findVersionAt(tx);
    if ((before?.number ?? 0) !== wish.seen) throw new Problem(sellerProblems.changedMeanwhile);
    if (isSame(before?.details ?? null, made.details)) throw new Problem(sellerProblems.nothingToPublish);
    const number = wish.seen + 1;
    const [was, is] = [before?.details ?? detailsOf(settings), made.details ?? detailsOf(settings)];
    await check?.(tx, is);
    if (payee.some((field) => was[field] !== is[field])) {
      const payload = { number, end: is.account.replaceAll(/\s/g, '').slice(-shownDigits) };
      await outbox.enqueue(tx, { topic: sellerTopics.account, key: `seller:${number}:account`, payload });
    }
    await insertVersion(
      tx,
      {
        number,
        ...{ details: made.details, restores: made.restores, reason: wish.reason },
        ...{ actor: actorName(made.actor), publishedAt: clock.now() },
      },
      settings,
    );
  }

  /** Who sold at an instant. Where the settings had the word, what they said when it was taken from them again. */
  async function at(instant: Date): Promise<Selling> {
    const version = await findVersionAt(db, instant);
    if (version?.details) return sellingOf(version.details);
    return (await findSettingsAt(db, (version?.number ?? 0) + 1)) ?? settings;
  }

  return {
    /** As pages show it: read once until something changes; while the database is away, as it was last. */
    async current(): Promise<Selling> {
      known ??= findVersionAt(db).then(shownBy);
      try {
        last = await known;
        return last;
      } catch (error) {
        known = undefined;
        if (last === undefined) throw error;
        return last;
      }
    },
    /** Something was published, here or in another process. */
    outdate(): void {
      known = undefined;
    },
    /** As the database has it; nobody publishes another before the transaction ends. */
    async held(tx: Tx): Promise<Selling> {
      await lockSeller(tx);
      return shownBy(await findVersionAt(tx));
    },
    /** Who sold at an instant, for papers of that moment. */
    at,
    /** Every bank and account that customers were ever told to pay to; empty while nobody is named. */
    async banks(): Promise<string[]> {
      if (shownBy(await findVersionAt(db)).seller === undefined) return [];
      const { bank } = settings.seller ?? {};
      return [...new Set([...(bank === undefined ? [] : [bank]), ...(await listAccounts(db))])];
    },
    desk: {
      /** What the settings say, in the fields of the desk; empty in a demonstration. */
      settings: detailsOf(settings),
      /** The versions, the newest first. */
      versions: () => listVersions(db, listedVersions),
      /** Throws 400 with what is wrong by field, 409 where somebody was faster or nothing differs, and what `check` throws. */
      async publish(
        wish: Wish & Readonly<{ details: SellerDetails }>,
        actor: Actor,
        check?: Check,
      ): Promise<void> {
        const fields = checkSeller(wish.details);
        if (fields.length > 0) throw new Problem(problems.invalidInput, { fields });
        const made = { details: wish.details, restores: null, actor };
        await db.transaction().execute((tx) => publish(tx, wish, made, check));
      },
      /** Says again what an earlier version said; 0 gives the word back to the settings. Throws 404, 409, and what `check` throws. */
      async restore(wish: Wish & Readonly<{ number: number }>, actor: Actor, check?: Check): Promise<void> {
        const version = wish.number === 0 ? undefined : await findVersion(db, wish.number);
        if (wish.number !== 0 && version === undefined) throw new Problem(sellerProblems.unknownVersion);
        const made = { details: version?.details ?? null, restores: wish.number, actor };
        await db.transaction().execute((tx) => publish(tx, wish, made, check));
      },
    },
  };
}

export type Sellers = ReturnType<typeof createSellers>;

function isSame(one: SellerDetails | null, other: SellerDetails | null): boolean {
  if (one === null || other === null) return one === other;
  return sellerFields.every((field) => one[field] === other[field]);
}

/**
 * The settings name bank and account in one line: an IBAN at its end, behind a comma, is the account. What is longer than a field
 * of the desk is cut there alone.
 */
function detailsOf({ seller, tax }: Selling): SellerDetails {
  const parts = (seller?.bank ?? '').split(/,\s*/);
  const end = parts.at(-1) ?? '';
  const hasAccount = parts.length > 1 && isIbanLike(end.replaceAll(/\s/g, ''));
  const said: SellerDetails = {
    name: seller?.name ?? '',
    address: seller?.address ?? '',
    number: seller?.number ?? '',
    country: tax?.country ?? '',
    vat: tax?.number ?? '',
    vatPercent: tax === undefined ? '' : String(tax.percent),
    bank: (hasAccount ? parts.slice(0, -1) : parts).join(', '),
    account: hasAccount ? end : '',
    bic: '',
    email: seller?.email ?? '',
    phone: seller?.phone ?? '',
  };
  const cut = sellerFields.map((field) => [field, shorten(said[field], sellerLimits[field])]);
  // The same fields.
  return Object.fromEntries(cut) as SellerDetails;
}
