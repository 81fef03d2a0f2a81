import { z } from 'zod';
import type { CompanyLink, LinkKind } from '#names/company/company-link.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import type { ImportSource } from '../files/import-source.ts';
import { readJsonLines } from '../files/json-lines.ts';
import { companyNumber, registrarOf } from './company-number.ts';
import { companiesHouseRegister } from './read-companies-house.ts';

/** Who controls British companies. */
export const companiesHousePsc: ImportSource = {
  name: 'companies-house-psc',
  register: companiesHouseRegister,
  about:
    'Companies House snapshot of people with significant control, JSON lines, as one file or part by part.',
  countries: ['GB'],
  read: readPsc,
  isWhole: (_head, tail) => /\}\s*$/.test(tail),
};

const text = z.string().max(1000);
const date = z.string().max(40);

/**
 * Only what a link needs. Days of birth, addresses, nationalities and the parts of names are left unread, so that they
 * reach no table, log or report.
 */
const line = z.object({
  company_number: z.string().max(20).optional(),
  data: z.object({
    kind: z.string().max(100),
    name: text.optional(),
    country_of_residence: text.optional(),
    natures_of_control: z.array(text).max(50).optional(),
    notified_on: date.optional(),
    ceased_on: date.optional(),
    ceased: z.boolean().optional(),
    statement: text.optional(),
    links: z.object({ self: text.optional() }).optional(),
    etag: text.optional(),
    identification: z
      .object({
        registration_number: text.optional(),
        place_registered: text.optional(),
        country_registered: text.optional(),
      })
      .optional(),
  }),
});
type Psc = z.infer<typeof line>['data'];

const kinds: readonly (readonly [beginning: string, kind: LinkKind])[] = [
  ['individual-', 'person with control'],
  ['super-secure-', 'person with control'],
  ['corporate-entity-', 'company with control'],
  ['legal-person-', 'state with control'],
  ['persons-with-significant-control-statement', 'nobody named'],
  ['exemptions', 'nobody named'],
];

async function* readPsc(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadPiece> {
  for await (const { line: at, ...read } of readJsonLines(bytes, 'a Companies House PSC snapshot')) {
    if ('fault' in read) yield { line: at, fault: read.fault };
    else {
      try {
        const link = linkOf(read.value);
        if (link !== null) yield { line: at, link };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { line: at, fault: error.message };
      }
    }
  }
}

/** Null for the last line of the snapshot, which only counts the others. */
function linkOf(value: unknown): CompanyLink | null {
  const read = line.safeParse(value);
  // The message names the member and never its value: it may be a person's.
  if (!read.success)
    throw new RangeError(`${read.error.issues[0]?.path.join('.') || 'the line'} is not as it should be`);
  const { company_number, data } = read.data;
  if (data.kind.startsWith('totals#')) return null;
  const kind = kinds.find(([beginning]) => data.kind.startsWith(beginning))?.[1];
  if (kind === undefined) throw new RangeError(`"${data.kind}" is not a kind of control`);
  const number = companyNumber(company_number ?? '');
  const key = data.links?.self?.replace(/^\/company\//, '') ?? data.etag;
  if (key === undefined) throw new RangeError('the line has no key');
  const isActive = data.ceased_on === undefined && data.ceased !== true;
  const natures = data.natures_of_control ?? [];
  return {
    sourceRef: key,
    kind,
    subject: { scheme: 'REG', issuer: registrarOf(number), value: number, country: 'GB' },
    object: kind === 'company with control' ? ownerOf(data) : null,
    ...namedBy(data, kind),
    natures,
    ...sharesOf(natures),
    since: data.notified_on ?? null,
    until: data.ceased_on ?? null,
    statusText: isActive ? null : 'ceased',
    isActive,
  };
}

function namedBy(data: Psc, kind: LinkKind): Pick<CompanyLink, 'objectName' | 'objectPlace' | 'reason'> {
  if (kind === 'nobody named') return { reason: data.statement ?? data.kind };
  if (data.kind.startsWith('super-secure-')) return { reason: 'super-secure' };
  if (data.name === undefined) throw new RangeError('the line names nobody');
  const place = data.country_of_residence ?? data.identification?.country_registered;
  return { objectName: data.name, objectPlace: place ?? data.identification?.place_registered ?? null };
}

/** An owner that is itself on the register; numbers of other registers are not told apart well enough. */
function ownerOf({ identification }: Psc): CompanyLink['object'] {
  const places = [identification?.country_registered, identification?.place_registered].filter(Boolean);
  const isBritish = places.some((place) =>
    /united kingdom|\buk\b|\bu\.k\.|great britain|england|wales|scotland|northern ireland|companies house/i.test(
      place ?? '',
    ),
  );
  if (!isBritish || identification?.registration_number === undefined) return null;
  try {
    const value = companyNumber(identification.registration_number.replaceAll(/\s/g, ''));
    return { scheme: 'REG', issuer: registrarOf(value), value, country: 'GB' };
  } catch {
    return null; // typed by whoever filed it: no number at all is better than a wrong one
  }
}

/** `ownership-of-shares-25-to-50-percent` and `…-more-than-25-percent-…`, however the shares are held. */
function sharesOf(natures: readonly string[]): { shareMin: number | null; shareMax: number | null } {
  const bands = natures.flatMap((nature) => {
    const [, min, max = '100'] =
      /^ownership-of-shares-(?:more-than-)?(\d+)(?:-to-(\d+))?-percent/.exec(nature) ?? [];
    return min === undefined ? [] : [{ min: Number(min), max: Number(max) }];
  });
  if (bands.length === 0) return { shareMin: null, shareMax: null };
  return {
    shareMin: Math.max(...bands.map(({ min }) => min)),
    shareMax: Math.max(...bands.map(({ max }) => max)),
  };
}
