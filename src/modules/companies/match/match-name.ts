import { foldWord } from '#names/keys/search-terms.ts';
import { likeness, nameLikeness } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Company } from '../records/company.ts';
import type { FieldMatch } from './field-match.ts';
import { scriptOf } from './script-of.ts';

type Own = Readonly<{
  kind: 'legal' | 'latin' | 'trading' | 'former' | 'translated';
  text: string;
  until: string | null;
  core: string;
}>;
type Named = Pick<Company, 'country' | 'name' | 'nameLat' | 'names'>;

/** Nobody reads further than this to see why a company was found. */
const maxNames = 30;
const leastLikeness = 0.5;
const leastWordLikeness = 0.6;
/** A name that is borne now goes before one of earlier days that is as like. */
const kindWeight = { legal: 0.003, latin: 0.002, translated: 0.001, trading: 0.001, former: 0 } as const;

/** Says how the typed name stands to the names that the company has or had; undefined where no name was typed. */
export function matchName(asked: string, company: Named): FieldMatch | undefined {
  const { core } = normaliseName(asked, company.country);
  if (core === '') return undefined;
  const best = namesOf(company)
    .map((own) => ({ own, alike: nameLikeness(core, own.core, company.country) }))
    .sort(
      (a, b) =>
        b.alike - a.alike ||
        Number(scriptOf(b.own.text) === scriptOf(asked)) - Number(scriptOf(a.own.text) === scriptOf(asked)) ||
        kindWeight[b.own.kind] - kindWeight[a.own.kind],
    )[0];
  if (best === undefined || best.alike < leastLikeness)
    return { field: 'name', verdict: 'differs', reason: 'other name', asked, known: company.name };
  return best.own.core === core ? sameName(asked, best.own, company) : likeName(asked, core, best.own);
}

function namesOf({ country, name, nameLat, names }: Named): Own[] {
  const all = [
    { kind: 'legal' as const, text: name },
    ...names,
    // Where no source writes it in Latin letters, this is our own transliteration.
    { kind: 'legal' as const, text: nameLat },
  ];
  return all
    .slice(0, maxNames)
    .map((own) => ({ until: null, ...own, core: normaliseName(own.text, country).core }));
}

function sameName(asked: string, { kind, text, until }: Own, company: Named): FieldMatch {
  const field = { field: 'name', asked, known: text } as const;
  if (kind === 'former') return { ...field, verdict: 'similar', reason: 'former name', day: until ?? null };
  if (kind === 'trading') return { ...field, verdict: 'agrees', reason: 'trading name' };
  if (kind === 'translated') return { ...field, verdict: 'agrees', reason: 'translated name' };
  const isRead = kind === 'legal' && scriptOf(asked) !== scriptOf(company.name);
  if (isRead) return { ...field, verdict: 'agrees', reason: 'other letters', known: company.name };
  return { ...field, verdict: 'agrees', reason: 'same name' };
}

function likeName(asked: string, core: string, own: Own): FieldMatch {
  const field = { field: 'name', verdict: 'similar' } as const;
  const { text } = own;
  if (own.kind === 'former')
    return { ...field, reason: 'like former name', asked, known: text, day: own.until };
  const typed = core.split(' ');
  const given = own.core.split(' ');
  if (typed.toSorted().join(' ') === given.toSorted().join(' '))
    return { ...field, reason: 'other order', asked, known: text };
  const { changed, common, lost, extra } = align(typed, given);
  const isSameScript = scriptOf(asked) === scriptOf(text);
  const said = (words: readonly string[], whole: string) =>
    // Who typed Chinese signs is not told in pinyin what else there is.
    asWritten(words, whole, isSameScript && scriptOf(whole) !== 'Latin' ? whole : undefined);
  if (changed.length === 0 && lost.length === 0)
    return { ...field, reason: 'more words', asked, known: said(extra, text) };
  if (changed.length === 0 && extra.length === 0)
    return { ...field, reason: 'fewer words', asked: said(lost, asked), known: text };
  if (lost.length === 0 && extra.length === 0) {
    const differing = {
      asked: said(
        changed.map(([word]) => word),
        asked,
      ),
      known: said(
        changed.map(([, word]) => word),
        text,
      ),
    };
    if (isSameScript) return { ...field, reason: 'other spelling', ...differing };
    // Нордлихт is read as nordlikht: alphabets have no letters in common, only sounds.
    const isSameSound = changed.every(([word, own]) => foldWord(word) === foldWord(own));
    return isSameSound
      ? { field: 'name', verdict: 'agrees', reason: 'other letters', asked, known: text }
      : { ...field, reason: 'nearly, other letters', ...differing };
  }
  const alike = given.filter((word) => common.includes(word) || changed.some(([, own]) => own === word));
  if (alike.length > 0) return { ...field, reason: 'common words', asked, known: said(alike, text) };
  return { ...field, reason: 'like name', asked, known: text };
}

/** Pairs the words of two names: the same, nearly the same, and those left over on either side. */
function align(typed: readonly string[], given: readonly string[]) {
  const free = new Set(given.keys());
  const common: string[] = [];
  const rest = typed.filter((word) => {
    const at = [...free].find((index) => given[index] === word);
    if (at === undefined) return true;
    free.delete(at);
    common.push(word);
    return false;
  });
  const changed: [string, string][] = [];
  const lost: string[] = [];
  for (const word of rest) {
    const [near] = [...free]
      .map((index) => ({ index, word: given[index] ?? '', alike: wordLikeness(word, given[index] ?? '') }))
      .filter(({ alike }) => alike >= leastWordLikeness)
      .sort((a, b) => b.alike - a.alike);
    if (near === undefined) lost.push(word);
    else {
      free.delete(near.index);
      changed.push([word, near.word]);
    }
  }
  return { common, changed, lost, extra: [...free].map((index) => given[index] ?? '') };
}

function wordLikeness(a: string, b: string): number {
  return Math.max(likeness(a, b), likeness(foldWord(a), foldWord(b)));
}

/** Words of a core as they stand in the name itself; what cannot be found there as `otherwise`, else as it is read. */
function asWritten(words: readonly string[], name: string, otherwise?: string): string {
  const written = name.slice(0, 500).split(/[\s,;"“”«»()/]+/);
  // Vetra-Mebel is two words to the search; a word that stands alone is the better spelling of it.
  const parts = written.flatMap((word) => word.split(/[-–—&+.]/));
  const byCore = new Map([...parts, ...written].map((word) => [normaliseName(word).core, word]));
  if (otherwise !== undefined && !words.every((word) => byCore.has(word))) return otherwise;
  return words.map((word) => byCore.get(word) ?? word).join(' ');
}
