import { type SectionCode, sectionCodes } from '../dossier/section-codes.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import type { DossierRecord } from './record-shape.ts';

/** Which sections say something else in the later record; where a value was read anew and is the same, nothing has changed. */
export function changedSections(earlier: DossierRecord, later: DossierRecord): SectionCode[] {
  return sectionCodes.filter((section) => saidIn(earlier, section) !== saidIn(later, section));
}

function saidIn(record: DossierRecord, section: SectionCode): string {
  const facts = record.facts
    .filter((fact) => fact.section === section)
    .map(({ field, position, value }) => [field, position, value] as const);
  const reason = record.emptySections.find((empty) => empty.section === section)?.reason ?? null;
  // Both come from a record, which is JSON.
  return canonicalJson([facts, reason] as Json);
}
