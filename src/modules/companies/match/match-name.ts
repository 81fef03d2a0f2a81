import { foldWord } from '#names/keys/search-terms.ts';
import { likeness, likenessTo, toPhoneticName } from '#names/likeness/similarity.ts';
import { formsIn, samenessOf } from '#names/signs/typed-name.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Company } from '../records/company.ts';
import type { AskedName, HeardReading } from './asked-name.ts';
import type { FieldMatch } from './field-match.ts';
import { scriptOf } from './script-of.ts';

type Own = Readonly<{
  kind: 'legal' | 'latin' | 'trading' | 'former' | 'translated';
  text: string;
  until: string | null;
  core: string;
  /** Not the register's: read from its letters by us. */
  isRead?: boolean;
}>;
type Named = Pick<Company, 'country' | 'name' | 'nameLat' | 'names'>;
/** A name beside the typed one: how alike they read, and whether they are the same sign for sign. */
type Compared = Readonly<{ own: Own; alike: number; isSame: boolean }>;

/** Nobody reads further than this to see why a company was found. */
const maxNames = 30;
const leastLikeness = 0.5;
const leastWordLikeness = 0.6;
/** A name that is borne now goes before one of earlier days that is as like. */
const kindWeight = { legal: 0.003, latin: 0.002, translated: 0.001, trading: 0.001, former: 0 } as const;

/** Says how the typed name stands to the names that the company has or had; undefined where no name was typed. */
export function matchName(
  { text: asked, phonetic, readings }: AskedName,
  company: Named,
): FieldMatch | undefined {
  const { core } = phonetic;
  if (core === '') return undefined;
  const names = namesOf(company);
  const best = names
    .map((own): Compared => {
      const alike = Math.max(likenessTo(phonetic, own.core), isBegun(core, own.core) ? begun : 0);
      const isSame = alike >= mayBeSame && own.isRead !== true && isWritten(asked, own.text, company.country);
      return { own, alike, isSame };
    })
    .sort(
      (a, b) =>
        Number(b.isSame) - Number(a.isSame) ||
        b.alike - a.alike ||
        Number(scriptOf(b.own.text) === scriptOf(asked)) - Number(scriptOf(a.own.text) === scriptOf(asked)) ||
        kindWeight[b.own.kind] - kindWeight[a.own.kind],
    )[0];
  const read = best === undefined || best.alike < plainly ? bestReading(names, readings) : undefined;
  if (read !== undefined && read.alike > (best?.alike ?? 0)) return readOtherwise(asked, company, read);
  if (best === undefined || best.alike < leastLikeness)
    return { field: 'name', verdict: 'differs', reason: 'other name', asked, known: company.name };
  if (best.isSame) return sameName(asked, best.own);
  return best.own.core === core || isCutElsewhere(asked, core, best.own, company)
    ? readsAlike(asked, best.own, company)
    : likeName(asked, core, best.own);
}

/** A name that goes on within the word where the typed one ends is like it, however much more there is of it. */
const begun = 0.6;
const leastBegun = 4;
const isBegun = (core: string, own: string): boolean =>
  core.length >= leastBegun && own.startsWith(core) && own.charAt(core.length) !== ' ';

type Read = Readonly<{ reading: HeardReading; own: Own; alike: number }>;

/** Nothing else is read into what is so like a name as it stands. */
const plainly = 0.86;

/** The name that another reading of the typed one is most like. */
function bestReading(names: readonly Own[], readings: readonly HeardReading[]): Read | undefined {
  return readings
    .flatMap((reading) =>
      names.map((own) => ({ reading, own, alike: likenessTo(reading.phonetic, own.core) })),
    )
    .filter(({ alike }) => alike >= leastLikeness)
    .sort((a, b) => b.alike - a.alike)[0];
}

function readOtherwise(asked: string, company: Named, { reading, own, alike }: Read): FieldMatch {
  const known = own.isRead === true ? company.name : own.text;
  const field = { field: 'name', verdict: 'similar', known } as const;
  if (own.kind === 'former') return { ...field, reason: 'like former name', asked, day: own.until };
  if (reading.how === 'keyboard') return { ...field, reason: 'other keyboard', asked: reading.text };
  return { ...field, reason: alike === 1 ? 'other letters' : 'nearly, other letters', asked };
}

/** The same signs; two forms on one side are more than a form left out. */
function isWritten(asked: string, own: string, country: string): boolean {
  const sameness = samenessOf(asked, own, country);
  return sameness === 'words' ? formsIn(asked, country) !== '' : sameness !== undefined;
}

/** The same signs, cut elsewhere into words, are at least so alike. */
const mayBeSame = 0.95;

function namesOf({ country, name, nameLat, names }: Named): Own[] {
  const all = [
    { kind: 'legal' as const, text: name },
    ...names,
    // Where no source writes it in Latin letters, this is our own transliteration.
    { kind: 'legal' as const, text: nameLat, isRead: nameLat !== name },
  ];
  return all
    .slice(0, maxNames)
    .map((own) => ({ until: null, ...own, core: normaliseName(own.text, country).core }));
}

function sameName(asked: string, { kind, text, until }: Own): FieldMatch {
  const field = { field: 'name', asked, known: text } as const;
  if (kind === 'former') return { ...field, verdict: 'similar', reason: 'former name', day: until ?? null };
  if (kind === 'trading') return { ...field, verdict: 'agrees', reason: 'trading name' };
  if (kind === 'translated') return { ...field, verdict: 'agrees', reason: 'translated name' };
  return { ...field, verdict: 'agrees', reason: 'same name' };
}

/** Scripts without gaps are cut into words by whoever reads them: shan tou xiang ting is Shantou Xiangting. */
function isCutElsewhere(asked: string, core: string, own: Own, company: Named): boolean {
  const known = own.isRead === true ? company.name : own.text;
  return scriptOf(asked) !== scriptOf(known) && core.replaceAll(' ', '') === own.core.replaceAll(' ', '');
}

/** 汕头项亭 is read as 汕头详亭 is, Möwe as Mowe: that proposes a company, and does not say that it is the one. */
function readsAlike(asked: string, own: Own, company: Named): FieldMatch {
  const field = { field: 'name', verdict: 'similar', asked } as const;
  const known = own.isRead === true ? company.name : own.text;
  if (own.kind === 'former') return { ...field, reason: 'like former name', known, day: own.until };
  const isOtherScript = scriptOf(asked) !== scriptOf(known);
  return { ...field, reason: isOtherScript ? 'other letters' : 'other spelling', known };
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
  if (numbersAlike(core, own.core)) return { ...field, reason: 'number in words', asked, known: text };
  if (isBegun(core, own.core)) return { ...field, reason: 'beginning', asked, known: text };
  const { changed, common, lost, extra } = align(typed, given);
  const isSameScript = scriptOf(asked) === scriptOf(text);
  const said = (words: readonly string[], whole: string) =>
    // Who typed Chinese signs is not told in pinyin what else there is.
    asWritten(words, whole, isSameScript && scriptOf(whole) !== 'Latin' ? whole : undefined);
  if (changed.length === 0 && lost.length === 0)
    return { ...field, reason: 'more words', asked, known: said(extra, text) };
  if (changed.length === 0 && extra.length === 0)
    return { ...field, reason: 'fewer words', asked: said(lost, asked), known: text };
  if (lost.length === 0 && changed.every(([word, full]) => isBeginning(word, full)))
    return { ...field, reason: 'beginning', asked, known: text };
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
      ? { ...field, reason: 'other letters', asked, known: text }
      : { ...field, reason: 'nearly, other letters', ...differing };
  }
  const alike = given.filter((word) => common.includes(word) || changed.some(([, own]) => own === word));
  if (alike.length > 0) return { ...field, reason: 'common words', asked, known: said(alike, text) };
  return { ...field, reason: 'like name', asked, known: text };
}

const isBeginning = (word: string, full: string): boolean =>
  word.length >= leastBeginning && full.length > word.length + 1 && full.startsWith(word);
const leastBeginning = 3;

/** The same words, but for a number that one has in figures and the other in words or Roman figures. */
function numbersAlike(a: string, b: string): boolean {
  const [one, other] = [a, b].map((core) =>
    toPhoneticName(core)
      .words.map(({ text, number }) => number ?? text)
      .toSorted()
      .join(' '),
  );
  const hasNumber = [a, b].some((core) =>
    toPhoneticName(core).words.some(({ text, number }) => /\d/.test(number ?? text)),
  );
  return hasNumber && one === other;
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
