import { firstLineOf } from '../../company/first-line.ts';
import type { SandboxCompany } from '../../company/sandbox-company.ts';

/** Words of the real API for what the search says in its own. */
const statuses = {
  Active: 'active',
  Deleted: 'dissolved',
  Liquidation: 'liquidation',
  Reorganisation: 'administration',
} as const;
export const statusWord = ({ status }: SandboxCompany): string => statuses[status];

/** The register's word for a legal form. */
export function typeWord({ formText, formGeneric }: SandboxCompany): string {
  if (/LLP/i.test(formText ?? '')) return 'llp';
  if (formGeneric === 'LP') return 'limited-partnership';
  if (formGeneric === 'JSC') return 'plc';
  return formGeneric === 'FOUNDATION' ? 'charitable-incorporated-organisation' : 'ltd';
}

/** The address in the fields of the API: what stands before town and post code is its first line. */
export function addressFields(company: SandboxCompany) {
  const { city, postcode } = company;
  return {
    address_line_1: firstLineOf(company),
    ...(city !== null && { locality: city }),
    ...(postcode !== null && postcode !== '' && { postal_code: postcode }),
  };
}

/** `EXAMPLEBY, Peter`. */
export function officerName(name: string): string {
  const words = name.split(' ');
  return `${words.at(-1)?.toUpperCase()}, ${words.slice(0, -1).join(' ')}`;
}

/** A key in the form of the register's: letters and digits that say nothing. */
export function keyOf(...parts: readonly string[]): string {
  return Buffer.from(parts.join('|')).toString('base64url').slice(0, 80);
}
