import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import type { FieldComparison, FieldState } from '../matching/compare-fields.ts';
import type { NameMatch } from '../matching/compare-names.ts';
import type { ScreeningCandidate } from '../matching/screening-index.ts';
import type { ScreenedSubject } from '../subjects/screened-subject.ts';
import type { SearchedList } from './held-index.ts';
import type { HitState } from './hit-states.ts';

/** What of an entry is kept beside a hit: as the list had it then. */
export type HitEntry = Readonly<
  Pick<ListEntry, 'entryKind' | 'programmes' | 'measures'> & {
    name: string;
    reference?: string;
    listedOn?: string;
    /** The day from which it is listed no more, where the list said one that was to come. */
    delistedOn?: string;
    url?: string;
  }
>;

/** Field by field, what agrees, differs and is unknown; never a sum. */
export type HitFields = Readonly<{
  name?: Readonly<{ asked: string; listed: string; nameKind: string; how: NameMatch }>;
  kind: FieldState;
  country: FieldComparison;
  birthYear: FieldComparison;
  number: FieldComparison;
}>;

/** One screening of one subject: that nothing was found is kept as well. */
export type Screening = Readonly<{
  id: string;
  orderId: string;
  subject: ScreenedSubject;
  lists: readonly SearchedList[];
  hits: number;
  nears: number;
  screenedAt: Date;
}>;

/** A possible match with what a person said of it. */
export type ScreeningHit = Readonly<{
  id: string;
  orderId: string;
  subjectKey: string;
  screeningId: string;
  list: string;
  entryId: string;
  band: 'hit' | 'near';
  entry: HitEntry;
  fields: HitFields;
  state: HitState;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  foundAt: Date;
}>;

/** What is kept of a candidate. */
export function hitOf({ entry, name, kind, country, birthYear, number }: ScreeningCandidate): {
  entry: HitEntry;
  fields: HitFields;
} {
  return {
    entry: {
      name: entry.names[0]?.name ?? '',
      entryKind: entry.entryKind,
      programmes: entry.programmes,
      measures: entry.measures,
      ...(entry.reference !== undefined && { reference: entry.reference }),
      ...(entry.listedOn !== undefined && { listedOn: entry.listedOn }),
      ...(entry.delistedOn !== undefined && { delistedOn: entry.delistedOn }),
      ...(entry.url !== undefined && { url: entry.url }),
    },
    fields: {
      ...(name !== undefined && {
        name: {
          asked: name.asked,
          listed: name.listed.name,
          nameKind: name.listed.nameKind,
          how: name.comparison.how,
        },
      }),
      ...{ kind, country, birthYear, number },
    },
  };
}

/** What a decision was made of: when any of it changes, the decision is asked for again. */
export const basisOf = (band: string, { name, kind, country, birthYear, number }: HitFields): string =>
  [band, name?.how ?? '', kind, country.state, birthYear.state, number.state].join(' ');
