import type { Finding } from '#findings/reading/finding.ts';
import type { Place } from '#findings/vocabulary/place.ts';
import { cleanText } from '../dossier/clean-text.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { AssemblyInput, AssemblyOutcome, AssemblyReading } from './assembly-input.ts';

/** A finding with the answer that it was read from. */
export type Found<Kind extends Finding['kind']> = Readonly<{
  finding: Extract<Finding, { kind: Kind }>;
  source: string;
  /** The day on which the source said so. */
  day: string;
  at(place: Place): Evidence;
}>;

/** Findings in the order in which they are believed, whatever the order in which they came. */
export interface Findings {
  of<Kind extends Finding['kind']>(kind: Kind): readonly Found<Kind>[];
}

const maxPlaceChars = 500;

/** The official source of the country stands before others, what was asked before what somebody brought, then the fresher day, then the alphabet. */
export function sortFindings({ readings, sources }: AssemblyInput): Findings {
  const isNational = ({ source }: AssemblyReading) => sources[source]?.isNational !== false;
  const isFromFile = ({ source }: AssemblyReading) => sources[source]?.isFromFile === true;
  const latest = new Map<string, AssemblyReading>();
  for (const reading of readings) {
    // Files of a source all have the address of its page.
    const whole = isFromFile(reading) ? reading.sha256 : '';
    const key = JSON.stringify([reading.source, reading.part, reading.url, whole]);
    const known = latest.get(key);
    if (known === undefined || compareText(stamp(known), stamp(reading)) < 0) latest.set(key, reading);
  }
  const ordered = [...latest.values()].toSorted(
    (a, b) =>
      Number(isNational(b)) - Number(isNational(a)) ||
      Number(isFromFile(a)) - Number(isFromFile(b)) ||
      compareText(dayOf(b), dayOf(a)) ||
      compareText(a.source, b.source) ||
      compareText(a.part, b.part) ||
      compareText(a.url, b.url) ||
      compareText(stamp(b), stamp(a)),
  );
  const all = ordered.flatMap((reading) =>
    reading.findings.map((finding) => ({
      finding,
      source: reading.source,
      day: dayOf(reading),
      at: (place: Place) => evidenceOf(reading, sources[reading.source], place),
    })),
  );
  return {
    // The kind is what was asked for: filter cannot say so of an object around it.
    of: <Kind extends Finding['kind']>(kind: Kind) =>
      all.filter(({ finding }) => finding.kind === kind) as unknown as readonly Found<Kind>[],
  };
}

function evidenceOf(
  reading: AssemblyReading,
  names: { en: string; ru: string } | undefined,
  place: Place,
): Evidence {
  return {
    source: names?.en ?? reading.source,
    sourceRu: names?.ru ?? null,
    sourceUrl: webAddress(reading.url),
    retrievedAt: reading.fetchedAt,
    method: reading.part === 'accounts' ? 'filing' : 'register',
    evidenceHash: reading.sha256,
    place: cleanText(place, maxPlaceChars),
  };
}

/** The evidence of an answer that says nothing: what was kept of it, or only when it ended. Undefined where it has not. */
export function evidenceOfOutcome(
  { source, part, answeredAt }: AssemblyOutcome,
  { readings, sources }: AssemblyInput,
): Evidence | undefined {
  const [latest] = readings
    .filter((reading) => reading.source === source && reading.part === part)
    .toSorted((a, b) => compareText(stamp(b), stamp(a)));
  if (latest !== undefined) return evidenceOf(latest, sources[source], '');
  const names = sources[source];
  return answeredAt === null
    ? undefined
    : {
        ...{ source: names?.en ?? source, sourceRu: names?.ru ?? null, sourceUrl: null },
        ...{ retrievedAt: answeredAt, method: 'register', evidenceHash: null, place: null },
      };
}

function webAddress(url: string): string | null {
  return URL.canParse(url) && /^https?:\/\//.test(url) && url.length <= 2_000 ? url : null;
}

function dayOf({ fetchedAt }: AssemblyReading): string {
  return fetchedAt.toISOString().slice(0, 10);
}

function stamp({ fetchedAt, sha256 }: AssemblyReading): string {
  return `${fetchedAt.toISOString()} ${sha256}`;
}

/** By code points: the same order on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
