import type { Locale } from '#kernel/locale.ts';
import { listName, type SubjectScreening } from '#modules/screening/service.ts';
import type { ComparedField, HitView, OrderScreening } from './contract.ts';

type Hit = SubjectScreening['found'][number];

/** How those of an order were screened, in the reader's language: the company first, then who may be listed. */
export function viewScreening(
  screened: readonly SubjectScreening[],
  { mayJudge, locale }: Readonly<{ mayJudge: boolean; locale: Locale }>,
): OrderScreening {
  const latest = screened.toSorted((a, b) => b.screenedAt.getTime() - a.screenedAt.getTime())[0];
  const hits = screened.flatMap(({ found }) => found);
  return {
    screenedAt: latest?.screenedAt.toISOString() ?? null,
    mayJudge,
    waiting: hits.filter(isWaiting).length,
    lists: (latest?.lists ?? []).map(({ list, version, publishedOn }) => ({
      name: listName(list, locale),
      version: [version, publishedOn].filter(Boolean).join(', '),
    })),
    subjects: screened
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ subject, found }) => ({
        key: subject.key,
        name: subject.names[0] ?? '',
        hits: found.map((hit) => viewHit(hit, locale)),
      })),
  };
}

/** A near one has something against it already: nobody waits for a word about it. */
function isWaiting({ band, state }: Hit): boolean {
  return band === 'hit' && state === 'open';
}

function rank({ subject, found }: SubjectScreening): number {
  if (found.some(isWaiting)) return 0;
  if (found.length > 0) return 1;
  return subject.roles.includes('company') ? 2 : 3;
}

function viewHit(hit: Hit, locale: Locale): HitView {
  const { entry, fields } = hit;
  const field = (
    name: ComparedField,
    { state, asked, listed }: Pick<Hit['fields']['country'], 'state' | 'asked' | 'listed'>,
  ) => ({ field: name, state, asked: [...asked], listed: [...listed] });
  return {
    id: hit.id,
    isNear: hit.band === 'near',
    list: listName(hit.list, locale),
    entry: {
      name: entry.name,
      reference: entry.reference ?? '',
      programmes: [...entry.programmes],
      listedOn: entry.listedOn ?? '',
      url: entry.url ?? '',
    },
    nameMatch: fields.name?.how ?? null,
    fields: [
      ...(fields.name === undefined
        ? []
        : [
            field('name', {
              // A part of the name agrees too: which part, `nameMatch` says.
              state: 'agree',
              asked: [fields.name.asked],
              listed: [fields.name.listed],
            }),
          ]),
      field('kind', { state: fields.kind, asked: [], listed: [] }),
      field('country', fields.country),
      field('birthYear', fields.birthYear),
      field('number', fields.number),
    ],
    state: hit.state,
    reason: hit.reason,
    decidedAt: hit.decidedAt?.toISOString() ?? null,
  };
}
