import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { type CostTier, costTierOf, countryList } from './country-list.ts';
import { words } from './texts/words.ts';

/** A tariff of one country; `minDays` and `maxDays` are business days, the price is in minor units. */
export type SeedTariff = Readonly<{
  /** `countryId * 10 + n`, stable for ever: 1 to 3 of credit reports, 5 and 6 of annual ones. */
  id: number;
  countryId: number;
  reportKind: ReportKind;
  name: Localized;
  priceMinor: number;
  currency: Currency;
  minDays: number;
  maxDays: number;
}>;

const economy = { n: 1, name: inEveryLanguage((locale) => words[locale].tariffs.economy) };
const standard = { n: 2, name: inEveryLanguage((locale) => words[locale].tariffs.standard) };
const express = { n: 3, name: inEveryLanguage((locale) => words[locale].tariffs.express) };

type Speed = Readonly<{ n: number; name: Localized }>;
type Offer = Readonly<{ speed: Speed; priceMinor: number; minDays: number; maxDays: number }>;

const annualStandard = { n: 5, name: standard.name };
const annualExpress = { n: 6, name: express.name };

/** Every tier keeps one tariff of at most 3 days: a card is held no longer than the bank allows. */
const offersOfTier: Readonly<Record<CostTier, readonly Offer[]>> = {
  1: [
    { speed: economy, priceMinor: 35_00, minDays: 3, maxDays: 5 },
    { speed: standard, priceMinor: 45_00, minDays: 1, maxDays: 3 },
    { speed: express, priceMinor: 60_00, minDays: 0, maxDays: 1 },
  ],
  2: [
    { speed: economy, priceMinor: 45_00, minDays: 4, maxDays: 7 },
    { speed: standard, priceMinor: 60_00, minDays: 2, maxDays: 4 },
    { speed: express, priceMinor: 80_00, minDays: 0, maxDays: 2 },
  ],
  3: [
    { speed: economy, priceMinor: 65_00, minDays: 5, maxDays: 9 },
    { speed: standard, priceMinor: 85_00, minDays: 3, maxDays: 6 },
    { speed: express, priceMinor: 110_00, minDays: 1, maxDays: 3 },
  ],
  4: [
    { speed: economy, priceMinor: 95_00, minDays: 7, maxDays: 12 },
    { speed: standard, priceMinor: 120_00, minDays: 4, maxDays: 8 },
    { speed: express, priceMinor: 160_00, minDays: 2, maxDays: 3 },
  ],
};

/** An annual report takes no courts and no lists: it costs less than a credit report, and is there as soon. */
const annualOffersOfTier: Readonly<Record<CostTier, readonly Offer[]>> = {
  1: [
    { speed: annualStandard, priceMinor: 25_00, minDays: 1, maxDays: 3 },
    { speed: annualExpress, priceMinor: 35_00, minDays: 0, maxDays: 1 },
  ],
  2: [
    { speed: annualStandard, priceMinor: 35_00, minDays: 2, maxDays: 4 },
    { speed: annualExpress, priceMinor: 50_00, minDays: 0, maxDays: 2 },
  ],
  3: [
    { speed: annualStandard, priceMinor: 50_00, minDays: 3, maxDays: 6 },
    { speed: annualExpress, priceMinor: 70_00, minDays: 1, maxDays: 3 },
  ],
  4: [
    { speed: annualStandard, priceMinor: 75_00, minDays: 4, maxDays: 8 },
    { speed: annualExpress, priceMinor: 100_00, minDays: 2, maxDays: 3 },
  ],
};

/** Three tariffs of the credit report and two of the annual one for each of the 252 countries, cheapest first. */
export const tariffList: readonly SeedTariff[] = countryList.flatMap((country) => [
  ...tariffsOf(country, 'credit', offersOfTier),
  ...tariffsOf(country, 'annual', annualOffersOfTier),
]);

function tariffsOf(
  { id: countryId, code }: (typeof countryList)[number],
  reportKind: ReportKind,
  offers: Readonly<Record<CostTier, readonly Offer[]>>,
): SeedTariff[] {
  return offers[costTierOf(code)].map(({ speed, priceMinor, minDays, maxDays }) => ({
    id: countryId * 10 + speed.n,
    countryId,
    reportKind,
    name: speed.name,
    priceMinor,
    currency: 'EUR',
    minDays,
    maxDays,
  }));
}
