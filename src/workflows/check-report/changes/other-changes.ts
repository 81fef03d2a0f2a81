import type { DossierView } from '#modules/reports/contract.ts';
import type { Change } from './changes.ts';
import { type PlacedValue, placedValues } from './placed-value.ts';

type Hash = (content: string) => string;

/** A possible match with a list, and what a person said of it. */
type JudgedHit = Readonly<{
  id: string;
  entry: Readonly<{ name: string }>;
  state: string;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}>;

const nobody: Pick<PlacedValue, 'factId' | 'others' | 'reason' | 'reasonBy' | 'reasonAt'> = {
  ...{ factId: null, others: [] },
  ...{ reason: null, reasonBy: null, reasonAt: null },
};
const noSource = { source: '', sourceRu: null, retrievedAt: null } as const;

/** What a person took out of a dossier; `view` is that of the removed facts alone. */
export function removedValues(view: Pick<DossierView, 'sections'>, hash: Hash): Change[] {
  return placedValues(view, { missingDataReasons: [] }, hash).map((value) => {
    const of = value.fingerprint.slice(0, 12);
    const fingerprint = hash(`removed ${value.fingerprint}`);
    return {
      how: 'removed',
      value: { ...value, place: `${value.section}.removed.${of}`, fingerprint, factId: null },
      machine: { shown: value.shown, ...noSource },
      isContradicted: false,
    };
  });
}

/** Verdicts on possible matches that were given for this revision. */
export function judgedHits(hits: readonly JudgedHit[], since: Date, hash: Hash): Change[] {
  return hits.flatMap(({ id, entry, state, reason, decidedBy, decidedAt }) => {
    if (decidedBy === null || decidedAt === null || decidedAt < since) return [];
    const value: PlacedValue = {
      ...nobody,
      ...noSource,
      place: `screening.${id}`,
      section: 'screening',
      ...{ label: entry.name.slice(0, 300), of: '', shown: state },
      fingerprint: hash(JSON.stringify([state, reason])),
      ...{ enteredBy: decidedBy, enteredAt: decidedAt.toISOString(), reason },
    };
    return [{ how: 'judged', value, machine: null, isContradicted: false }];
  });
}

/** Places that were spoken about and hold nothing any more. */
export function goneValues(
  places: readonly string[],
  view: Pick<DossierView, 'sections'>,
  hash: Hash,
): Change[] {
  return places.flatMap((place) => {
    const [code, field] = place.split('.');
    const section = view.sections.find((one) => one.code === code) ?? view.sections[0];
    if (section === undefined) return [];
    const label = section.fields.find((one) => one.code === field)?.label ?? '';
    const value: PlacedValue = {
      ...nobody,
      ...noSource,
      ...{ place, section: section.code, label, of: '', shown: '', fingerprint: hash('gone') },
      ...{ enteredBy: '', enteredAt: null },
    };
    return { how: 'gone', value, machine: null, isContradicted: false };
  });
}
