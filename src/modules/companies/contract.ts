import { z } from 'zod';
import { line, lines, orEmpty, text, uuid } from '#kernel/shapes.ts';
import { type CompanyStatus, matches } from './company.ts';

/** What a buyer knows about a company; whatever is not known is empty. */
export const companyQuery = z.object({
  name: orEmpty(line(300)),
  regCode: orEmpty(line(64)),
  vatCode: orEmpty(line(64)),
  address: orEmpty(line(500)),
  phone: orEmpty(line(40)),
  email: orEmpty(line(254)),
  /** Free text of several lines. */
  addInfo: orEmpty(lines(2000)),
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
export const companyView = z
  .object({
    id: uuid,
    name: text(1000),
    nameLat: text(1000),
    regCode: text(100),
    vatCode: text(100),
    address: text(1000),
    form: text(300).describe('legal entity type'),
    status: z.enum(companyStatusWords),
    statusText: text(300).describe("the register's own word"),
    register: z.object({ code: text(100), name: text(300), isDemo: z.boolean() }),
    matched: z.enum(matches),
    formerNames: z.array(text(1000)).max(60),
  })
  .meta({ id: 'Company' });
export type CompanyView = z.output<typeof companyView>;
