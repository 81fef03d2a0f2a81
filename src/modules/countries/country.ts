import type { Localized } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';

/** A country or territory of the list; `code` is alpha-2 in upper case. */
export type Country = Readonly<{
  id: number;
  code: string;
  groupId: number;
  name: Localized;
  /** Other names people type. */
  aliases: readonly string[];
}>;

/** A continent. */
export type CountryGroup = Readonly<{ id: number; slug: string; name: Localized }>;

/** One version of a tariff: price in minor units, delivery in business days. */
export type Tariff = Readonly<{
  id: number;
  version: number;
  countryId: number;
  /** Of which report it is the price. */
  reportKind: ReportKind;
  name: Localized;
  priceMinor: number;
  currency: Currency;
  minDays: number;
  maxDays: number;
}>;
