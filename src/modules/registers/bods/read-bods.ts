import { type BodsStatement, statements } from '#findings/bods/statement-shapes.ts';
import type { Finding } from '#findings/reading/finding.ts';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { Interest, Party } from '#findings/vocabulary/ownership.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { type BodsRecord, bearsNumber, partyOf, shareOf } from './parties.ts';

const maxBytes = 40_000_000;
const maxFindings = 10_000;

type Numbered = Readonly<{ said: BodsStatement; at: number }>;
type Relationship = Readonly<{ said: BodsRecord<'relationship'>; at: number }>;

/**
 * A file of the Beneficial Ownership Data Standard 0.4 (JSON): who owns the company that bears the number, who owns those, and what
 * it owns. A statement against the rules refuses the file, with a pointer to what is wrong.
 */
export const bodsOwners: Reader = {
  code: 'bods/owners',
  version: 1,
  part: 'owners',
  maxBytes,
  read(bytes, { subjectNumber }): Reading {
    const records = latestRecords(readJson(bytes, statements, maxBytes));
    const subjects = new Set(
      [...records.values()].flatMap(({ said }) =>
        said.recordType === 'entity' && bearsNumber(said, subjectNumber) ? [said.recordId] : [],
      ),
    );
    const all = [...records.values()].flatMap(({ said, at }): Relationship[] =>
      said.recordType === 'relationship' ? [{ said, at }] : [],
    );
    const near = connected(all, subjects);
    const remarks: ReadingRemark[] = [];
    const findings = near.flatMap((one) => findingOf(one, records, subjects, remarks)).slice(0, maxFindings);
    if (near.length > maxFindings) remarks.push({ place: '', remark: `only ${maxFindings} are kept` });
    if (subjects.size > 0 && near.length < all.length)
      remarks.push({ place: '', remark: `${all.length - near.length} relationships of others are left out` });
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks };
  },
};

/** The last statement about each record: by its date, and of one day the later one of the file. */
function latestRecords(all: readonly BodsStatement[]): Map<string, Numbered> {
  const records = new Map<string, Numbered>();
  for (const [at, said] of all.entries()) {
    const before = records.get(said.recordId);
    if (before === undefined || before.said.statementDate <= said.statementDate)
      records.set(said.recordId, { said, at });
  }
  return records;
}

/** Relationships that hang together with the company, upwards and downwards. */
function connected(all: readonly Relationship[], subjects: ReadonlySet<string>): readonly Relationship[] {
  const above = Map.groupBy(all, ({ said }) => keyOf(said.recordDetails.subject));
  const below = Map.groupBy(all, ({ said }) => keyOf(said.recordDetails.interestedParty));
  const found = new Set<Relationship>();
  const walk = (edges: typeof above, other: 'interestedParty' | 'subject') => {
    const seen = new Set(subjects);
    // Whoever is added while it is walked is walked as well.
    for (const id of seen)
      for (const one of edges.get(id) ?? []) {
        found.add(one);
        const next = keyOf(one.said.recordDetails[other]);
        if (next !== undefined) seen.add(next);
      }
  };
  walk(above, 'interestedParty');
  walk(below, 'subject');
  return all.filter((one) => found.has(one));
}

type Side = BodsRecord<'relationship'>['recordDetails']['subject'];
const keyOf = (side: Side): string | undefined => (typeof side === 'string' ? side : undefined);

function findingOf(
  { said, at }: Relationship,
  records: ReadonlyMap<string, Numbered>,
  subjects: ReadonlySet<string>,
  remarks: ReadingRemark[],
): Finding[] {
  const { subject, interestedParty, interests = [] } = said.recordDetails;
  const place = pointer(at, 'recordDetails');
  const isSubject = typeof subject === 'string' && subjects.has(subject);
  const isClosed = said.recordStatus === 'closed';
  const until = isClosed ? { until: said.statementDate.slice(0, 10) } : {};
  if (isSubject && typeof interestedParty !== 'string') {
    const { reason, description } = interestedParty;
    const sourceWord = description ?? reason;
    return [{ kind: 'unspecified', about: 'beneficial_owner', reason, sourceWord, place, ...until }];
  }
  const owner = partyAt(interestedParty, records);
  const owned = isSubject ? 'subject' : partyAt(subject, records);
  if (owner === undefined || owned === undefined) {
    remarks.push({ place, remark: 'a relationship with a record that is not in the file' });
    return [];
  }
  return [{ kind: 'ownership', place, owner, owned, ...until, interests: interests.map(interestOf) }];
}

function partyAt(side: Side, records: ReadonlyMap<string, Numbered>): Party | undefined {
  if (typeof side !== 'string')
    return { id: `unspecified-${side.reason}`, partyKind: 'unknown', name: '', unspecified: side.reason };
  const said = records.get(side)?.said;
  return said === undefined || said.recordType === 'relationship' ? undefined : partyOf(said);
}

type BodsInterest = NonNullable<BodsRecord<'relationship'>['recordDetails']['interests']>[number];

function interestOf(given: BodsInterest): Interest {
  const { type, directOrIndirect, beneficialOwnershipOrControl, details, startDate, endDate } = given;
  const share = shareOf(given);
  return {
    interestType: type ?? 'unknownInterest',
    directness: directOrIndirect ?? 'unknown',
    isBeneficial: beneficialOwnershipOrControl ?? false,
    ...(share !== undefined && { share }),
    ...(details !== undefined && { sourceWord: details }),
    ...(startDate !== undefined && { since: startDate }),
    ...(endDate !== undefined && { until: endDate }),
  };
}
