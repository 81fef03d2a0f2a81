import { z } from 'zod';
import { readAmount, scaleAmount } from '#findings/vocabulary/amount.ts';
import type { Filing } from '#findings/vocabulary/events.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { markedNumber, text } from './wire.ts';

/** Who filed a year, as the portal writes it beside the figures. */
export const filer = z.object({
  inn: markedNumber,
  okpo: text,
  okopf: z.object({ id: z.union([z.number(), z.string().max(20)]), name: text }).nullish(),
});

/** A year of accounts beside its figures: when it was filed, by whom, and the charter capital of its balance sheet in thousands. */
export type FiledYear = Readonly<{
  period: string;
  at: string;
  organizationInfo: z.output<typeof filer>;
  filedOn: string | undefined;
  /** How often the accounts of the year were corrected. */
  corrections: number;
  capital: unknown;
  capitalPlace: string;
}>;

/** That the accounts of a year were filed, on the day that the portal names. */
export function filingOf({ period, at, filedOn, corrections }: FiledYear): Filing[] {
  if (filedOn === undefined) return [];
  const title = `Бухгалтерская отчётность за ${period} год${corrections > 0 ? `, корректировка № ${corrections}` : ''}`;
  return [
    { kind: 'filing', place: `${at}/actualBfoDate`, day: filedOn, filingKind: 'accounts', title, lang: 'ru' },
  ];
}

/**
 * What the latest year says of the company and the search does not: its legal form, its number among statisticians (ОКПО), and its charter capital. Line 1310 is the capital
 * that is registered in the charter, in whole thousands of roubles.
 */
export function aboutFiler(years: readonly FiledYear[]): Profile[] {
  const [latest] = years.toSorted((a, b) => Number(b.period) - Number(a.period));
  if (latest === undefined) return [];
  const { at, organizationInfo, capital, capitalPlace } = latest;
  const { okopf, okpo } = organizationInfo;
  const isNumber = /^\d{8}(?:\d\d)?$/.test(okpo ?? '');
  const thousands = typeof capital === 'number' && capital > 0 ? readAmount(String(capital)) : undefined;
  if (!okopf?.name && !isNumber && thousands === undefined) return [];
  return [
    {
      kind: 'profile',
      place: at,
      names: [],
      ...(okopf?.name && {
        legalForm: {
          text: okopf.name,
          lang: 'ru',
          sourceCode: String(okopf.id),
          place: `${at}/organizationInfo/okopf`,
        },
      }),
      identifiers:
        okpo && isNumber ? [{ scheme: 'OKPO', value: okpo, place: `${at}/organizationInfo/okpo` }] : [],
      addresses: [],
      activities: [],
      capital:
        thousands === undefined
          ? []
          : [
              {
                capitalKind: 'authorised',
                amount: scaleAmount(thousands, 3),
                currency: 'RUB',
                place: capitalPlace,
              },
            ],
      contacts: [],
      licences: [],
    },
  ];
}
