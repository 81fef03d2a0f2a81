import type { Finding } from '#findings/reading/finding.ts';
import type { ListCode } from '#findings/vocabulary/list-entry.ts';
import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { listSources } from '../lists/list-sources.ts';
import { type ScreenedCompany, subjectsOf } from '../subjects/subjects-of.ts';
import { words } from '../texts/lists/words.ts';
import type { HeldIndex } from './held-index.ts';
import type { HitState } from './hit-states.ts';
import type { Screenings, SubjectScreening } from './screenings.ts';

/** How those of an order were screened, as a report says it. */
export type OrderScreening = Readonly<{
  screenedAt: Date;
  lists: readonly Readonly<{
    code: string;
    kind: 'sanctions' | 'exposed';
    name: Localized;
    version: string | null;
    publishedOn: string | null;
  }>[];
  subjects: readonly Readonly<{
    key: string;
    name: string;
    found: readonly Readonly<{ list: string; entryId: string; state: HitState }>[];
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
        name: source === undefined ? inEveryLanguage(() => list) : nameOf(source.code),
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
        found: found.map(({ list, entryId, state }) => ({ list, entryId, state })),
      })),
  };
}

const nameOf = (code: ListCode) => inEveryLanguage((locale) => words[locale][code].name);
