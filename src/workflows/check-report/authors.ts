import type { Order } from '#modules/orders/service.ts';
import type { Dossier } from '#modules/reports/service.ts';
import { personOf } from './changes/changes.ts';

type Said = Readonly<{ by: string | null; at: Date | null }>;

/**
 * Whoever wrote a value of this revision, gave a reason, stood by evidence, said what a document is that a value cites, judged a possible
 * match or handed it over: none of them is its second person. What came with the revision before was checked then, and makes nobody an author of this one.
 */
export function authorsOf(
  order: Pick<Order, 'authorId'>,
  dossier: Pick<Dossier, 'createdAt' | 'facts' | 'missingDataReasons'>,
  others: Readonly<{ judged: readonly Said[]; described: readonly (Said & Readonly<{ sha256: string }>)[] }>,
): ReadonlySet<string> {
  const cited = new Set(
    dossier.facts.flatMap(({ evidenceHash, alternatives = [] }) => [
      evidenceHash,
      ...alternatives.map((other) => other.evidenceHash),
    ]),
  );
  const said: Said[] = [
    ...dossier.facts.flatMap(({ enteredBy, enteredAt, confirmation }) => [
      { by: enteredBy, at: enteredAt },
      ...(confirmation === null ? [] : [confirmation]),
    ]),
    ...dossier.missingDataReasons.map(({ enteredBy, enteredAt }) => ({ by: enteredBy, at: enteredAt })),
    ...others.judged,
    ...others.described.filter(({ sha256 }) => cited.has(sha256)),
  ];
  const authors = said
    .filter(({ at }) => at !== null && at >= dossier.createdAt)
    .map(({ by }) => personOf(by))
    .filter((id) => id !== null);
  return new Set(order.authorId === null ? authors : [order.authorId, ...authors]);
}
