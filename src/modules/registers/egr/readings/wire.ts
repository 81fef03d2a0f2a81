import { z } from 'zod';
import type { CompanyStatus } from '#names/company/company-record.ts';

const text = z.string().max(5_000).nullish();

/** The number of a record: one and the same for the register and for taxes. */
export const unp = z.union([z.number().int(), z.string().max(20)]).transform(String);

/** `getShortInfoByRegNum`: names, days and state. */
export const shortInfo = z.object({
  ngrn: unp,
  /** Full and short name of a company; a sole trader has only the name of a person. */
  vnaim: text,
  vn: text,
  vfio: text,
  dto: text,
  nsi00219: z.object({ nksost: z.number().int(), vnsostk: z.string().max(300) }),
});
export type ShortInfo = z.output<typeof shortInfo>;

/** `getAddressByRegNum`. */
export const addressInfo = z.object({
  nindex: z.union([z.number(), z.string().max(20)]).nullish(),
  vregion: text,
  vdistrict: text,
  vnp: text,
  vulitsa: text,
  vdom: text,
  vkorp: text,
  vpom: text,
  vsite: text,
  nsi00239: z.object({ vntnpk: text }).nullish(),
  nsi00226: z.object({ vntulk: text }).nullish(),
  nsi00227: z.object({ vntpomk: text }).nullish(),
});
export type AddressInfo = z.output<typeof addressInfo>;

/** The register's list of states, by number. */
export const egrStatuses: Readonly<Record<number, CompanyStatus>> = {
  1: 'Active',
  2: 'Deleted',
  3: 'Liquidation',
  4: 'Liquidation', // bankruptcy
  5: 'Deleted', // ended by a reorganisation
  6: 'Active', // moved to another registrar
  7: 'Active',
  8: 'Deleted', // ended in its former legal form
  9: 'Deleted', // entered by mistake
  10: 'Active', // suspended
  11: 'Deleted',
  12: 'Deleted',
  13: 'Deleted', // entered twice
};

/** The address in one line, with its town and its postcode. */
export function placeOf(at: AddressInfo): Readonly<{
  address: string | null;
  city: string | null;
  postcode: string | null;
  website: string | null;
}> {
  const postcode = at.nindex === null || at.nindex === undefined ? '' : String(at.nindex);
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const parts = [
    postcode,
    at.vregion,
    at.vdistrict,
    joined(at.nsi00239?.vntnpk, at.vnp),
    at.vulitsa ? joined(at.nsi00226?.vntulk, at.vulitsa) : '',
    at.vdom ? joined('д.', at.vdom) : '',
    at.vkorp ? joined('корп.', at.vkorp) : '',
    at.vpom ? joined(at.nsi00227?.vntpomk, at.vpom) : '',
  ];
  return {
    address: parts.filter(Boolean).join(', ') || null,
    city: at.vnp ?? null,
    postcode: postcode || null,
    website: at.vsite ?? null,
  };
}

/** Days are written as the instant at which they begin in Minsk. */
export function dayInMinsk(instant: string | null | undefined): string | null {
  const at = new Date(instant ?? '');
  if (Number.isNaN(at.getTime())) return null;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Minsk' }).format(at);
}
