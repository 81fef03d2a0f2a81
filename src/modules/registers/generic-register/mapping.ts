import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { companyCategories, companyStatuses, nameKinds } from '#names/company/company-record.ts';
import { dateFormats } from './read-day.ts';

/** The mapping cannot be used. The message says on which line and why, for the operator. */
export class MappingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MappingError';
  }
}

const column = z.string().min(1).max(200);
/** One column, or several whose filled cells are joined by a comma. */
const columns = z.union([column, z.array(column).min(1).max(10)]);
const scheme = z.string().regex(/^[A-Z][A-Z0-9]{1,19}$/, 'is written in capitals, e.g. REG, VAT, LEI');
const issuer = z.string().max(100);
const country = z.string().regex(/^[A-Z]{2}$/, 'is two capitals, e.g. IM');
const words = <Value extends z.ZodType>(value: Value) => z.record(z.string().min(1).max(200), value);

const schema = z.strictObject({
  register: z.strictObject({
    code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'is small letters, digits and hyphens'),
    name: z.string().min(1).max(200),
    licence: z.string().min(1).max(200),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullish(),
  }),
  file: z.strictObject({
    format: z.enum(['csv', 'jsonl']),
    delimiter: z.string().length(1).default(','),
    encoding: z.string().max(40).default('utf-8'),
  }),
  country: z.union([country, z.strictObject({ column, words: words(country).optional() })]),
  /** The register's own key: a second record with it is the same company. */
  key: columns,
  name: column,
  nameLat: column.optional(),
  lang: z.string().max(35).optional(),
  status: z.strictObject({
    column: column.optional(),
    words: words(z.enum(companyStatuses)).optional(),
    /** What a word that is not listed, or an empty cell, means; `refuse` leaves the record out. */
    otherwise: z.enum(['refuse', ...companyStatuses]).default('refuse'),
  }),
  form: z.strictObject({ column, families: words(z.string().min(1).max(40)).optional() }).optional(),
  category: z.strictObject({ column, words: words(z.enum(companyCategories)) }).optional(),
  number: z.strictObject({ column, issuer: issuer.optional() }).optional(),
  vat: column.optional(),
  headOffice: z.strictObject({ column, scheme, issuer: issuer.optional() }).optional(),
  address: columns.optional(),
  city: column.optional(),
  postcode: column.optional(),
  phones: columns.optional(),
  emails: columns.optional(),
  website: column.optional(),
  founded: column.optional(),
  closed: column.optional(),
  dates: z.enum(dateFormats).default('yyyy-MM-dd'),
  /** `{number}` and other columns in braces stand for their cells. */
  sourceUrl: z.string().startsWith('https://').max(500).optional(),
  names: z
    .array(
      z.strictObject({
        column,
        kind: z.enum(nameKinds),
        lang: z.string().max(35).optional(),
        /** Cuts one cell into several names. */
        split: z.string().min(1).max(5).optional(),
        since: column.optional(),
        until: column.optional(),
      }),
    )
    .max(30)
    .default([]),
  identifiers: z
    .array(z.strictObject({ column, scheme, issuer: issuer.optional() }))
    .max(30)
    .default([]),
  /** Columns that a file may lack. */
  optional: z.array(column).max(100).default([]),
});

/** How the columns of a register's file become a company. */
export type Mapping = z.infer<typeof schema>;

/** Reads a mapping file (YAML). Throws MappingError with the line of the first fault. */
export function readMapping(yaml: string): Mapping {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined)
    throw new MappingError(
      `The mapping is not YAML: line ${lines.linePos(error.pos[0]).line}: ${error.message}.`,
    );
  const read = schema.safeParse(document.toJS());
  if (!read.success) {
    const [issue] = read.error.issues;
    const odd = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...(issue?.path ?? []), ...odd].map((part) => (typeof part === 'symbol' ? '' : part));
    throw new MappingError(
      `The mapping cannot be used: line ${lineOf(path)}: ${path.join('.') || 'the file'}: ${issue?.message}.`,
    );
  }
  if (!isEncoding(read.data.file.encoding))
    throw new MappingError(
      `The mapping cannot be used: line ${lineOf(['file', 'encoding'])}: file.encoding: "${read.data.file.encoding}" is no known encoding.`,
    );
  return read.data;

  /** The line of the member, or of the nearest one around it that is there. */
  function lineOf(path: readonly (string | number)[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      // What yaml gives has a range if it stands in the file.
      const start = (node as { range?: readonly number[] } | undefined)?.range?.[0];
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  }
}

function isEncoding(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

/** Every column the mapping speaks of, without those that a file may lack. */
export function neededColumns(mapping: Mapping): string[] {
  const { country, key, name, status, form, category, number } = mapping;
  const all: (string | readonly string[] | undefined)[] = [
    ...[key, name, mapping.nameLat, status.column, form?.column, category?.column, number?.column],
    ...[mapping.vat, mapping.headOffice?.column, mapping.address, mapping.city, mapping.postcode],
    ...[mapping.phones, mapping.emails, mapping.website, mapping.founded, mapping.closed],
    typeof country === 'string' ? undefined : country.column,
    ...mapping.names.flatMap(({ column, since, until }) => [column, since, until]),
    ...mapping.identifiers.map(({ column }) => column),
  ];
  const optional = new Set(mapping.optional);
  return [...new Set(all.flat().filter((one) => one !== undefined))].filter((one) => !optional.has(one));
}
