import type { CompanyQuery } from '../../records/company.ts';

/** What a search has to go by: `signs` are question marks and the like, with no letter and no digit among them. */
export function askedWith({
  name = '',
  regCode = '',
  vatCode = '',
}: Pick<CompanyQuery, 'name' | 'regCode' | 'vatCode'>): 'words' | 'signs' | 'nothing' {
  const typed = `${name}${regCode}${vatCode}`.trim();
  if (typed === '') return 'nothing';
  return /[\p{L}\p{N}]/u.test(typed) ? 'words' : 'signs';
}
