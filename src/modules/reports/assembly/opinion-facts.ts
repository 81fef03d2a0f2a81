import { inEveryLanguage } from '#kernel/locale.ts';
import { ownEvidence } from '../dossier/own-evidence.ts';
import type { RatedFact } from '../parts/rating-part.ts';
import { inBoth } from './in-both.ts';
import { type MachineFact, oneOf } from './make-facts.ts';
import { opinionSentences } from './opinion-sentences.ts';

/** As much as an opinion may say, in any language, and as its inputs may take where they are named. */
const maxChars = 600;
const maxPlaceChars = 500;

/**
 * The opinion that a template proposes: computed of the facts that it names, and of no source. An analyst changes it or lets it stand.
 * Sentences that no longer fit are left out whole.
 */
export function opinionFacts(facts: readonly RatedFact[]): MachineFact[] {
  const all = opinionSentences(facts);
  const kept = all.filter((_, index) => fits(all.slice(0, index + 1)));
  const { source, sourceRu } = ownEvidence.rating ?? {};
  if (kept.length === 0 || source === undefined) return [];
  const places = new Map(
    facts.map(({ id, section, field, position }) => [id, `${section}.${field}.${position}`]),
  );
  const inputs = new Set(kept.flatMap((sentence) => sentence.facts).flatMap((id) => places.get(id) ?? []));
  const newest = Math.max(...facts.map(({ retrievedAt }) => retrievedAt.getTime()));
  const evidence = {
    source,
    sourceRu: sourceRu ?? null,
    sourceUrl: null,
    retrievedAt: new Date(newest),
    method: 'computed',
    evidenceHash: null,
    place: named([...inputs]),
  } as const;
  const value = inBoth((locale) => kept.map(({ say }) => say(locale)).join(' '));
  return oneOf('summary', 'opinion', [{ value, evidence }]);

  function fits(sentences: typeof all): boolean {
    const length = inEveryLanguage((locale) => sentences.map(({ say }) => say(locale)).join(' ').length);
    return Object.values(length).every((chars) => chars <= maxChars);
  }
}

function named(inputs: readonly string[]): string {
  return inputs.reduce((list, input) => {
    const longer = list === '' ? input : `${list} ${input}`;
    return longer.length > maxPlaceChars ? list : longer;
  }, '');
}
