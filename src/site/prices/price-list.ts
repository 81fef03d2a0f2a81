import { type Currency, currencies } from '#kernel/money.ts';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { findListed } from '../countries/country-listing.ts';

/** Tariffs of countries that cost the same: most of the list shares a few such plans. */
export type PricePlan = readonly Pick<TariffView, 'tariffPrice' | 'tariffCurrency' | 'minDays' | 'maxDays'>[];

/** One line of the list; `plan` is the place of its plan. */
export type PriceRow = Pick<CountryView, 'code' | 'name' | 'groupId' | 'aliases'> & { plan: number };

/** The price list. A plan has one place for each column, null where a tariff is not offered. */
export type PriceList = {
  columns: readonly string[];
  plans: readonly (PricePlan[number] | null)[][];
  rows: readonly PriceRow[];
};

/** What the address asks for. */
export type PriceChoice = {
  query: string;
  /** Slug of a continent; empty for all. */
  continent: string;
  currency: Currency | undefined;
  /** The place of a column; undefined sorts by name. */
  column: number | undefined;
  isDescending: boolean;
};

export function cheapestOf<Offer extends Pick<TariffView, 'tariffPrice'>>(
  tariffs: readonly Offer[],
): Offer | undefined {
  return tariffs.toSorted((a, b) => a.tariffPrice - b.tariffPrice)[0];
}

/** Writes every plan once; columns are the names of tariffs in the order in which they are met. */
export function toPriceList(
  countries: readonly (CountryView & { tariffs: readonly TariffView[] })[],
): PriceList {
  const columns = [
    ...new Set(countries.flatMap(({ tariffs }) => tariffs.map(({ tariffName }) => tariffName))),
  ];
  const places = new Map<string, number>();
  const plans: (PricePlan[number] | null)[][] = [];
  const rows = countries.map(({ code, name, groupId, aliases, tariffs }) => {
    const plan = columns.map((column) => {
      const tariff = tariffs.find(({ tariffName }) => tariffName === column);
      if (tariff === undefined) return null;
      const { tariffPrice, tariffCurrency, minDays, maxDays } = tariff;
      return { tariffPrice, tariffCurrency, minDays, maxDays };
    });
    const key = JSON.stringify(plan);
    const place = places.get(key) ?? plans.push(plan) - 1;
    places.set(key, place);
    return { code, name, groupId, aliases, plan: place };
  });
  return { columns, plans, rows };
}

/** The currencies that occur, in the order of the house. */
export function currenciesOf({ plans }: PriceList): Currency[] {
  const used = new Set(plans.flat().map((offer) => offer?.tariffCurrency));
  return currencies.filter((currency) => used.has(currency));
}

/** Reads the address; what makes no sense there is as if it were not. */
export function readChoice(params: URLSearchParams, { columns }: PriceList): PriceChoice {
  const [, minus = '', place = ''] = /^(-?)(name|\d{1,2})$/.exec(params.get('sort') ?? '') ?? [];
  const column = place === '' || place === 'name' ? undefined : Number(place);
  const isKnown = column === undefined || columns[column] !== undefined;
  return {
    query: (params.get('q') ?? '').trim().slice(0, 80),
    continent: params.get('continent') ?? '',
    currency: currencies.find((currency) => currency === params.get('currency')),
    column: isKnown ? column : undefined,
    isDescending: isKnown && minus === '-',
  };
}

/** Whether the address asks for the table: nothing chosen shows the overview. */
export function asksForTable(params: URLSearchParams): boolean {
  return ['q', 'continent', 'currency', 'sort', 'list'].some(
    (name) => (params.get(name) ?? '').trim() !== '',
  );
}

/** The value of `sort` that a click on a column leads to: the column already chosen turns round. */
export function nextSort({ column, isDescending }: PriceChoice, target: number | undefined): string {
  const minus = column === target && !isDescending ? '-' : '';
  return `${minus}${target ?? 'name'}`;
}

/** The lines that are asked for. `rows` come by name in the reader's alphabet, which also orders equal prices. */
export function chooseRows(
  list: PriceList,
  groups: readonly { id: number; slug: string }[],
  { query, continent, currency, column, isDescending }: PriceChoice,
): PriceRow[] {
  const group = groups.find(({ slug }) => slug === continent);
  const found = new Set(findListed(list.rows, query).map(({ code }) => code));
  const rows = list.rows.filter(
    (row) =>
      found.has(row.code) &&
      (group === undefined || row.groupId === group.id) &&
      (currency === undefined || list.plans[row.plan]?.some((offer) => offer?.tariffCurrency === currency)),
  );
  const direction = isDescending ? -1 : 1;
  if (column === undefined) return isDescending ? rows.toReversed() : rows;
  const priceOf = ({ plan }: PriceRow) => list.plans[plan]?.[column]?.tariffPrice;
  return rows.toSorted((a, b) => {
    const [left, right] = [priceOf(a), priceOf(b)];
    // What is not offered stands last, whichever way the prices go.
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return direction * (left - right);
  });
}
