import { effectiveShares } from '#findings/ownership/effective-shares.ts';
import type { Holding } from '#findings/ownership/ownership-graph.ts';
import type { Ownership, Party } from '#findings/vocabulary/ownership.ts';
import { cleanText } from '../dossier/clean-text.ts';
import { nameKey } from '../dossier/same-value.ts';
import type { Found } from './found-findings.ts';
import type { Row } from './make-facts.ts';
import { tellingShare } from './shares.ts';

const subject = 'subject';
/** Ways longer than this are shown from their ends. */
const maxSteps = 6;
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
  return shares.flatMap(({ holder, min, max, isDirect }): Row[] => {
    const own = found.find(({ finding }) => idOf(finding.owner) === holder);
    if (isDirect || own === undefined || own.finding.owner.partyKind !== 'person' || max < leastPercent)
      return [];
    const { owner } = own.finding;
    const way = wayDown(found, holder);
    const evidence = {
      ...own.at(own.finding.place),
      method: 'computed' as const,
      place: cleanText(way.map(({ finding }) => finding.place).join('; '), 500),
    };
    const through = way.slice(1).map(({ finding }) => finding.owner.name || '?');
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

/** The holdings of one shortest way from a holder down to the company. */
function wayDown(found: readonly Found<'ownership'>[], holder: string): Found<'ownership'>[] {
  let ways: Found<'ownership'>[][] = found
    .filter(({ finding }) => idOf(finding.owner) === holder)
    .map((one) => [one]);
  for (let step = 0; step < maxSteps; step += 1) {
    const arrived = ways.find((way) => way.at(-1)?.finding.owned === subject);
    if (arrived !== undefined) return arrived;
    ways = ways.flatMap((way) => {
      const last = way.at(-1);
      return found
        .filter(({ finding }) => last !== undefined && idOf(finding.owner) === ownedId(last.finding))
        .filter((next) => !way.includes(next))
        .map((next) => [...way, next]);
    });
  }
  return ways[0] ?? [];
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
