import type { CompanyView } from '#modules/companies/contract.ts';
import type { KnownCompanyView } from '#workflows/find-company/contract.ts';
import { latinSpelling } from '../results/latin-spelling.ts';

/** One of two companies side by side; how well it fits only where the search of the address has found it. */
export type ComparedCompany = KnownCompanyView & Partial<Pick<CompanyView, 'card'>>;

const fields = [
  'name',
  'nameLat',
  'form',
  'status',
  'regCode',
  'vatCode',
  'foundedOn',
  'city',
  'address',
  'formerNames',
  'register',
] as const;
type ComparedField = (typeof fields)[number];

/** `unstated`: a register is silent, which is neither. */
export type ComparedVerdict = 'same' | 'differs' | 'unstated';
export type ComparedRow = Readonly<{
  field: ComparedField;
  values: readonly [string, string];
  verdict: ComparedVerdict;
}>;

/** Field by field; what neither register states is left out. Pure. */
export function compareCompanies(a: ComparedCompany, b: ComparedCompany): ComparedRow[] {
  return fields
    .map((field): ComparedRow => {
      const values = [statedBy(a, field), statedBy(b, field)] as const;
      return { field, values, verdict: verdictOf(field, ...values) };
    })
    .filter(({ values }) => values.some((value) => value !== ''));
}

/** Words of a value in order; `at` is where one begins. */
type ComparedWord = Readonly<{ text: string; at: number; isOwn: boolean }>;

/** The words of `text` and what is between them; `isOwn` are those that `other` lacks, where the two share any. Pure. */
export function ownWords(text: string, other: string): ComparedWord[] {
  const others = new Set(other.split(/\s+/).map(compact));
  const parts = [...text.matchAll(/\s+|\S+/g)].map(([part]) => ({ part, key: compact(part) }));
  const isAlike = parts.some(({ key }) => key !== '' && others.has(key));
  let end = 0;
  return parts.map(({ part, key }) => {
    const at = end;
    end += part.length;
    return { text: part, at, isOwn: isAlike && key !== '' && !others.has(key) };
  });
}

function statedBy(company: ComparedCompany, field: ComparedField): string {
  if (field === 'register') return company.register.name;
  if (field === 'formerNames') return company.formerNames.join(', ');
  // The same name again would be compared twice.
  if (field === 'nameLat') return latinSpelling(company);
  return company[field] ?? '';
}

function verdictOf(field: ComparedField, a: string, b: string): ComparedVerdict {
  if (a === '' || b === '') return 'unstated';
  const isNumber = field === 'regCode' || field === 'vatCode';
  const [one, other] = [a, b].map((value) => (isNumber ? compact(value) : plain(value)));
  return one === other ? 'same' : 'differs';
}

/** Capitals and spaces make no other value. */
const plain = (value: string) => value.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
/** Nor do the separators of a number, or what stands beside a word. */
const compact = (value: string) => plain(value).replaceAll(/[^\p{L}\p{N}]/gu, '');
