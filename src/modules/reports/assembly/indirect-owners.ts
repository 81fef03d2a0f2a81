import { effectiveShares } from '#findings/ownership/effective-shares.ts';
import type { Holding } from '#findings/ownership/ownership-graph.ts';
import type { Ownership, Party } from '#findings/vocabulary/ownership.ts';
import { cleanText } from '../dossier/clean-text.ts';
import { nameKey } from '../dossier/same-value.ts';
import type { Found } from './found-findings.ts';
import type { Row } from './make-facts.ts';
import { tellingShare } from './shares.ts';

const subject = 'subject';
/** A way through more companies than these is shown by its ends. */
const maxNames = 6;
/** Smaller holdings do not make an owner. */
const leastPercent = 0.01;

/** People who hold the company through others, with the way and their share of it, computed from what one source says. */
export function indirectOwners(ownerships: readonly Found<'ownership'>[]): Row[] {
  const bySource = Map.groupBy(ownerships, ({ source }) => source);
  return [...bySource].flatMap(([source, found]) => {
    const chain = found.filter(({ finding }) => finding.owned !== subject);
    return chain.length === 0 ? [] : ownersThrough(source, found);
  });
}

function ownersThrough(source: string, found: readonly Found<'ownership'>[]): Row[] {
  const holdings: Holding[] = found.map(({ finding }) => ({
    owner: idOf(finding.owner),
    owned: ownedId(finding),
    share: tellingShare(finding.interests) ?? {},
  }));
  const { shares } = effectiveShares(holdings, subject);
  const heldBy = Map.groupBy(found, ({ finding }) => idOf(finding.owner));
  const nextDown = nextHoldings(found);
  return shares.flatMap(({ holder, min, max, isDirect }): Row[] => {
    const [own] = heldBy.get(holder) ?? [];
    if (isDirect || own === undefined || own.finding.owner.partyKind !== 'person' || max < leastPercent)
      return [];
    const { owner } = own.finding;
    const way = wayDown(nextDown, holder);
    const evidence = {
      ...own.at(own.finding.place),
      method: 'computed' as const,
      place: cleanText(way.map(({ finding }) => finding.place).join('; '), 500),
    };
    const through = shortened(way.slice(1).map(({ finding }) => finding.owner.name || '?'));
    const share = { min: round(min), max: round(max) };
    return [
      {
        key: nameKey(owner.name),
        source,
        cells: {
          owner: { value: cleanText(owner.name, 1_000), evidence },
          owner_kind: { value: 'person', evidence },
          owner_born: { value: owner.birthYear?.toString(), evidence },
          owner_country: { value: owner.country, evidence },
          owner_share: { value: share.min === share.max ? share.min : share, evidence },
          owner_path: { value: { code: 'indirect', word: cleanText(through.join(' → '), 900) }, evidence },
        },
      },
    ];
  });
}

/**
 * For each holder the holding that is next on a shortest way down to the company: everybody is reached once, from the company upwards,
 * however many ways there are.
 */
function nextHoldings(found: readonly Found<'ownership'>[]): ReadonlyMap<string, Found<'ownership'>> {
  const holdingsOf = Map.groupBy(found, ({ finding }) => ownedId(finding));
  const next = new Map<string, Found<'ownership'>>();
  const reached = new Set([subject]);
  // Whoever is added while it is walked is walked as well.
  for (const owned of reached)
    for (const holding of holdingsOf.get(owned) ?? []) {
      const owner = idOf(holding.finding.owner);
      if (reached.has(owner)) continue;
      reached.add(owner);
      next.set(owner, holding);
    }
  return next;
}

/** The holdings of a shortest way from a holder down to the company. */
function wayDown(
  nextDown: ReadonlyMap<string, Found<'ownership'>>,
  holder: string,
): readonly Found<'ownership'>[] {
  const way: Found<'ownership'>[] = [];
  for (let next = nextDown.get(holder); next !== undefined; next = nextDown.get(ownedId(next.finding)))
    way.push(next);
  return way;
}

/** A long way by its two ends. */
function shortened(names: readonly string[]): readonly string[] {
  return names.length <= maxNames
    ? names
    : [...names.slice(0, maxNames / 2), '…', ...names.slice(-maxNames / 2)];
}

function ownedId({ owned }: Ownership): string {
  return owned === subject ? subject : idOf(owned);
}

function idOf({ id }: Party): string {
  return `party ${id}`;
}

function round(percent: number): number {
  return Math.round(percent * 10_000) / 10_000;
}
