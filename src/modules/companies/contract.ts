import { z } from 'zod';
import { type CompanyStatus, matches } from './company.ts';

/** One line as people type it: trimmed, bounded, without control characters. */
function line(max: number) {
  return (
    z
      .string()
      .trim()
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
      .regex(/^[^\u0000-\u001f\u007f]*$/, 'control characters')
      .default('')
  );
}

/** What a buyer knows about a company; whatever is not known is empty. */
export const companyQuery = z.object({
  name: line(300),
  regCode: line(64),
  vatCode: line(64),
  address: line(500),
  phone: line(40),
  email: line(254),
  /** Free text of several lines. */
  addInfo: z
    .string()
    .trim()
    .max(2000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'control characters')
    .default(''),
});
export type CompanyQueryView = z.output<typeof companyQuery>;

/** The specification's words for the status of a company. */
export const companyStatusWords = [
  'Active',
  'Deleted',
  'In liquidation',
  'Is in process of reorganization',
] as const;

/** From the value in the tables to the word on the wire. */
export const statusWord: Readonly<Record<CompanyStatus, (typeof companyStatusWords)[number]>> = {
  Active: 'Active',
  Deleted: 'Deleted',
  Liquidation: 'In liquidation',
  Reorganisation: 'Is in process of reorganization',
};

/** One company of a search: the specification's fields first, then where it comes from and why it was found. */
export const companyView = z.object({
  id: z.uuid(),
  name: z.string(),
  nameLat: z.string(),
  regCode: z.string(),
  vatCode: z.string(),
  address: z.string(),
  form: z.string().describe('legal entity type'),
  status: z.enum(companyStatusWords),
  statusText: z.string().describe("the register's own word"),
  register: z.object({ code: z.string(), name: z.string(), isDemo: z.boolean() }),
  matched: z.enum(matches),
  formerNames: z.array(z.string()),
});
export type CompanyView = z.output<typeof companyView>;
