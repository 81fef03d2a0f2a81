import type { Finding } from '#findings/reading/finding.ts';
import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { listSources } from '../lists/list-sources.ts';
import type { FieldState } from '../matching/compare-fields.ts';
import type { NameMatch } from '../matching/compare-names.ts';
import { type ScreenedCompany, subjectsOf } from '../subjects/subjects-of.ts';
import { words } from '../texts/lists/words.ts';
import type { HeldIndex } from './held-index.ts';
import type { HitState } from './hit-states.ts';
import type { HitFields, ScreeningHit } from './screening-rows.ts';
import type { Screenings, SubjectScreening } from './screenings.ts';

type ComparedField = Exclude<keyof HitFields, 'name'>;
type Comparison = Readonly<{ state: FieldState; asked: readonly string[]; listed: readonly string[] }>;

/** How those of an order were screened, as a report says it. */
export type OrderScreening = Readonly<{
  screenedAt: Date;
  lists: readonly Readonly<{
    code: string;
    kind: 'sanctions' | 'exposed';
    name: Localized;
    /** Who keeps the list. */
    keeper: Localized;
    version: string | null;
    publishedOn: string | null;
  }>[];
  subjects: readonly Readonly<{
    key: string;
    name: string;
    found: readonly Readonly<{
      list: string;
      entryId: string;
      /** As the list writes it. */
      entryName: string;
      state: HitState;
      nameMatch: NameMatch | null;
      /** What of the fields beside the name agrees, differs or is unknown. */
      compared: Readonly<Record<ComparedField, Comparison>>;
      /** The sentence of the person who judged. */
      reason: string | null;
      decidedAt: Date | null;
    }>[];
  }>[];
}>;

/** Screens the company of an order and everybody whom its sources name; undefined where there is no list to search. */
export async function screenOrder(
  screenings: Pick<Screenings, 'screenSubjects'>,
  tx: Tx,
  order: Readonly<{ orderId: string; company: ScreenedCompany; findings: readonly Finding[] }>,
  held: HeldIndex,
): Promise<OrderScreening | undefined> {
  if (held.lists.length === 0) return undefined;
  const subjects = subjectsOf(order.company, order.findings);
  const screened = await screenings.screenSubjects(tx, { orderId: order.orderId, subjects }, held);
  return summaryOf(screened, held);
}

function summaryOf(screened: readonly SubjectScreening[], held: HeldIndex): OrderScreening {
  return {
    screenedAt: new Date(Math.max(...screened.map(({ screenedAt }) => screenedAt.getTime()))),
    lists: held.lists.map(({ list, version, publishedOn }) => {
      const source = listSources.find(({ code }) => code === list);
      return {
        code: list,
        kind: source?.kind === 'exposed' ? 'exposed' : 'sanctions',
        name: inEveryLanguage((locale) => (source === undefined ? list : words[locale][source.code].name)),
        keeper: inEveryLanguage((locale) => (source === undefined ? '' : words[locale][source.code].keeper)),
        ...{ version, publishedOn },
      };
    }),
    // The company first, as people read it.
    subjects: screened
      .toSorted(
        (a, b) => Number(b.subject.roles.includes('company')) - Number(a.subject.roles.includes('company')),
      )
      .map(({ subject, found }) => ({
        key: subject.key,
        name: subject.names[0] ?? '',
        found: found.map(foundOf),
      })),
  };
}

function foundOf(hit: ScreeningHit): OrderScreening['subjects'][number]['found'][number] {
  const { list, entryId, entry, state, fields, reason, decidedAt } = hit;
  const { name, kind, country, birthYear, number } = fields;
  return {
    ...{ list, entryId, entryName: name?.listed ?? entry.name, state, nameMatch: name?.how ?? null },
    compared: { kind: { state: kind, asked: [], listed: [] }, country, birthYear, number },
    ...{ reason, decidedAt },
  };
}
