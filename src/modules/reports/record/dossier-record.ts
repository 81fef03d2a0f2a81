import { actorName, system } from '#kernel/actor.ts';
import { inEveryLanguage } from '#kernel/locale.ts';
import { type Dossier, type Evidence, type Fact, machineName } from '../dossier/dossier.ts';
import { orderAgainOn } from '../dossier/order-again.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { sectionCodes } from '../dossier/section-codes.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { type DossierRecord, recordSchemaName, dossierRecord as recordShape } from './record-shape.ts';

/**
 * The dossier as a machine reads it: every fact with its evidence, and nothing of the customer or the staff, nor what it
 * cost. Pure: the same dossier gives the same record. Throws where the record does not fit its published schema.
 */
export function dossierRecord(dossier: Dossier, cover: ReportCover): DossierRecord {
  const { name, regCode, vatCode, address } = cover.requestedAs;
  const newest = Math.max(...dossier.facts.map(({ retrievedAt }) => retrievedAt.getTime()));
  const filled = new Set(dossier.facts.map(({ section }) => section));
  const { thinReason } = dossier;
  return recordShape.parse({
    schema: recordSchemaName,
    report: {
      kind: dossier.kind,
      number: cover.reportNumber,
      revision: dossier.revision,
      issuedOn: dayOf(cover.issuedAt),
      factsAsAt: Number.isFinite(newest) ? dayOf(new Date(newest)) : null,
      orderAgainAfter: orderAgainOn(cover.issuedAt),
      isDemo: cover.isDemo,
      isSample: cover.isSample === true,
    },
    asked: { name, regCode, vatCode, address },
    found: {
      country: cover.country.code.toUpperCase(),
      name: identified(dossier, 'legal_name'),
      latinName: identified(dossier, 'latin_name'),
    },
    facts: dossier.facts.toSorted(inRecordOrder).map(toFact),
    emptySections: dossier.missingDataReasons
      // Facts that came after a reason have made it untrue.
      .filter(({ section }) => !filled.has(section))
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(({ section, reason, source, sourceRu }) => ({ section, reason, source, sourceRu })),
    ...documentsIn(dossier),
    thinReason: thinReason === null ? null : inEveryLanguage((locale) => thinReason[locale]),
    // As JSON keeps it: a member that is undefined is none.
    ratingPassport: JSON.parse(JSON.stringify(dossier.ratingPassport ?? null)),
  });
}

/** The bytes of a record that are hashed, signed and given out. */
export function recordBytes(record: DossierRecord): Buffer {
  // Its schema lets nothing through that JSON cannot hold, and no member is left out.
  return Buffer.from(canonicalJson(record as Json), 'utf8');
}

function toFact(fact: Fact) {
  const { id, section, field, position, value, confirmation, alternatives = [] } = fact;
  const isOfMachine = fact.enteredBy === machineName || fact.enteredBy === actorName(system);
  return {
    id,
    section,
    field,
    position,
    value,
    enteredBy: isOfMachine ? 'machine' : 'analyst',
    evidence: toEvidence(fact),
    confirmation: confirmation && { reason: confirmation.reason, at: confirmation.at.toISOString() },
    alternatives: alternatives.map((other) => ({ value: other.value, evidence: toEvidence(other) })),
  };
}

function toEvidence({ source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, place }: Evidence) {
  return {
    source,
    sourceRu,
    url: sourceUrl,
    retrievedAt: retrievedAt.toISOString(),
    method,
    sha256: evidenceHash,
    place: place ?? null,
  };
}

/** The documents that facts cite, in the order of their hashes; no member where there is none. */
function documentsIn({ documents = [], facts }: Dossier): Pick<DossierRecord, 'documents'> {
  const cited = new Set(facts.map(({ evidenceHash }) => evidenceHash));
  const told = documents.flatMap(({ sha256, type, pages, name }) =>
    name === null || !cited.has(sha256)
      ? []
      : [{ sha256, mediaType: type, pages, title: name.title, publishedOn: name.publishedOn }],
  );
  return told.length === 0 ? {} : { documents: told.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1)) };
}

function identified(dossier: Dossier, field: string): string {
  const fact = dossier.facts.find((one) => one.section === 'identification' && one.field === field);
  if (typeof fact?.value === 'string') return fact.value;
  return typeof fact?.value === 'object' && 'text' in fact.value ? fact.value.text : '';
}

/** Whatever order a database sorts by. */
function inRecordOrder(a: Fact, b: Fact): number {
  if (a.section !== b.section) return placeOf(a) - placeOf(b);
  if (a.field !== b.field) return a.field < b.field ? -1 : 1;
  return a.position - b.position;
}

function placeOf({ section }: Pick<Fact, 'section'>): number {
  return sectionCodes.indexOf(section);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
