/** Lists of countries of which the first four digits are those of NACE, in any of its revisions. */
const lists = new Set([
  'NACE',
  ...['ATECO', 'CAEN', 'CZ-NACE', 'DB', 'EMTAK', 'EVRK', 'KVED', 'NAF', 'NKD', 'NOGA', 'OKVED'],
  ...['PKD', 'SIC', 'SK-NACE', 'SKD', 'SN', 'SNI', 'TOL', 'WZ'],
]);

/** The name of a list that is made of NACE, in capitals and without spaces: Slovak registers write `SK NACE`. */
export function naceList(scheme: string): string | undefined {
  const list = scheme.trim().toUpperCase().replaceAll(/\s+/g, '-');
  return lists.has(list) ? list : undefined;
}

/** Which NACE the digits of a code are of; `untold` where the source does not say, and lists of both are in use. */
export type NaceRevision = 'older' | 'second' | 'revised' | 'untold';

/** The revision of NACE that a revision of a country's list follows: NAF 2, WZ 2008 and ОКВЭД 2 the second, CAEN 3 and SN 2025 that of 2.1. */
export function naceRevision(list: string, revision: string): NaceRevision {
  if (/^(1|1\.1|19\d\d|200[0-6])$/.test(revision)) return 'older';
  if (/^(2|200[7-9]|201\d)$/.test(revision)) return 'second';
  if (/^(2\.1|202[4-9])$/.test(revision) || (list === 'CAEN' && revision === '3')) return 'revised';
  return 'untold';
}
