import type { Locale } from '#kernel/locale.ts';
import type { HeldInTheEnd, OwnerKind, OwnershipPart } from '../../parts/ownership-shape.ts';
import { words } from '../../texts/people/words.ts';
import { hasNoOwner } from './party-words.ts';
import { isExact, showShare, showWhole } from './share-words.ts';

/** Whoever holds so much is named first, where the register says no other threshold. */
const usualThreshold = 25;
const nearlyAll = 99.95;

/** What the ownership comes to, in a sentence: who holds most of it, and how much is nobody's that is known. */
export function ownershipTitle(part: OwnershipPart, locale: Locale): string {
  const said = words[locale].title;
  const kindOf = (id: string) => part.parties.find((party) => party.id === id)?.kind ?? 'unstated';
  const named = part.ends.filter(({ party }) => kindOf(party) !== 'unnamed');
  if (isContradictory(part)) return said.contradiction;
  const who = (held: readonly string[]) => said[groupOf(held.map(kindOf))](held.length);
  const held = named.filter(({ min }) => min > 0);
  if (held.length === 0) {
    const owners = [
      ...new Set([
        ...named.map(({ party }) => party),
        ...part.interests.filter(({ way }) => way === 'path_unknown').map(({ owner }) => owner),
      ]),
    ];
    if (owners.length > 0) return said.named(who(owners), owners.length);
    return part.parties.some(hasNoOwner) ? said.nobody : said.unknown;
  }
  const threshold = part.threshold?.percent ?? usualThreshold;
  const large = held.filter(({ min }) => min >= threshold);
  const main = large.length > 0 ? large : held;
  const rest = part.ends.filter(({ party }) => kindOf(party) === 'unnamed');
  return holding(main, who(main.map(({ party }) => party)), locale) + restOf(rest, locale);
}

function holding(main: readonly HeldInTheEnd[], who: string, locale: Locale): string {
  const said = words[locale].title;
  const [only] = main;
  const least = main.reduce((sum, { min }) => sum + min, 0);
  if (main.every(isExact))
    return least >= nearlyAll
      ? said.holdAll(who, main.length)
      : said.hold(who, main.length, showWhole(least, locale));
  if (main.length === 1 && only !== undefined)
    return said.hold(who, 1, showShare({ min: Math.round(only.min), max: Math.round(only.max) }, locale));
  return said.holdAtLeast(who, main.length, showWhole(least, locale));
}

function restOf(rest: readonly HeldInTheEnd[], locale: Locale): string {
  const said = words[locale].title;
  const sum = rest.reduce((total, { min, max }) => ({ min: total.min + min, max: total.max + max }), {
    min: 0,
    max: 0,
  });
  if (sum.min > 0 && isExact(sum)) return said.unknownRest(showWhole(sum.min, locale));
  return sum.min > 0 ? said.openRest : '';
}

/** Whether the shares in the company itself cannot be true together. */
export function isContradictory({ parties, over100, ends }: OwnershipPart): boolean {
  const subject = parties[0]?.id ?? '';
  return over100.includes(subject) || ends.reduce((sum, { min }) => sum + min, 0) > 100.5;
}

function groupOf(kinds: readonly OwnerKind[]): 'persons' | 'companies' | 'parties' {
  if (kinds.every((kind) => kind === 'person')) return 'persons';
  return kinds.every((kind) => kind === 'company') ? 'companies' : 'parties';
}
