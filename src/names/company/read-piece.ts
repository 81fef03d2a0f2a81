import type { CompanyLink } from './company-link.ts';
import type { CompanyRecord } from './company-record.ts';

/** What was read at one place of a file: a company, a link between two, or why neither can be made of it. */
export type ReadPiece =
  | Readonly<{ line: number; record: CompanyRecord }>
  | Readonly<{ line: number; link: CompanyLink }>
  | Readonly<{ line: number; fault: string }>;
