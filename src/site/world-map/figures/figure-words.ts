import type { Locale } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import type { en as picker } from '../../picker/texts/en.ts';
import type { en } from '../texts/en.ts';
import type { Figures, Measure } from './figures.ts';
import type { Level } from './levels.ts';
import type { Offer } from './offer.ts';

export type FigureWords = Readonly<{ words: typeof en; picker: typeof picker; locale: Locale }>;

/** A figure of a country in words: `4–7 business days`, `from €45`. */
export function sayFigure(
  { offer, register, owners }: Figures,
  measure: Measure,
  { words, picker, locale }: FigureWords,
): string {
  if (measure === 'register') return words.register[register];
  if (measure === 'owners') return words.owners[owners];
  if (offer === undefined) return words.noOffer;
  if (measure === 'days') return picker.days(offer.minDays, offer.maxDays);
  return words.from(priceOf(offer, locale));
}

/** What a look of the map stands for. */
export function sayLevel({ look, offers, one }: Level, measure: Measure, all: FigureWords): string {
  const { words, picker, locale } = all;
  if (measure === 'register' || measure === 'owners') return sayFigure(one, measure, all);
  const sorted = offers.toSorted((a, b) => a.cheapest.tariffPrice - b.cheapest.tariffPrice);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (look === 'none' || least === undefined || most === undefined)
    return measure === 'price' ? words.noComparable : words.noOffer;
  if (measure === 'days') {
    const [soonest, slowest] = [
      Math.min(...offers.map(({ minDays }) => minDays)),
      Math.max(...offers.map(({ maxDays }) => maxDays)),
    ];
    return picker.days(soonest, slowest);
  }
  const [from, to] = [priceOf(least, locale), priceOf(most, locale)];
  return from === to ? words.from(from) : words.range(from, to);
}

function priceOf({ cheapest }: Offer, locale: Locale): string {
  return formatMoney({ amountMinor: cheapest.tariffPrice, currency: cheapest.tariffCurrency }, locale);
}
