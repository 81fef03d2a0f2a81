import type { CompanyStatus } from '#names/company/company-record.ts';

/**
 * Words of the register in lower case. Administration and voluntary arrangements are there to save the company;
 * receivers sell what it has.
 */
const statusOf: ReadonlyMap<string, CompanyStatus> = new Map(
  (
    [
      ['Active', ['active', 'active - proposal to strike off', 'open', 'registered']],
      ['Active', ['live but receiver manager on at least one charge']],
      ['Liquidation', ['liquidation', 'receivership', 'receiver action', 'insolvency proceedings']],
      ['Liquidation', ['administrative receiver', 'receiver manager / administrative receiver']],
      ['Reorganisation', ['in administration', 'administration', 'administration order']],
      ['Reorganisation', ['in administration/administrative receiver', 'in administration/receiver manager']],
      ['Reorganisation', ['voluntary arrangement', 'voluntary arrangement / administrative receiver']],
      ['Reorganisation', ['voluntary arrangement / receiver manager']],
      ['Deleted', ['dissolved', 'closed', 'removed', 'converted/closed', 'converted / closed', 'struck off']],
    ] satisfies [CompanyStatus, string[]][]
  ).flatMap(([status, words]) => words.map((word): [string, CompanyStatus] => [word, status])),
);

/** Throws RangeError for a word that the register is not known to use. */
export function statusOfCompaniesHouse(text: string): CompanyStatus {
  const status = statusOf.get(text.trim().toLowerCase());
  if (status === undefined) throw new RangeError(`"${text.slice(0, 60)}" is not a known status`);
  return status;
}
