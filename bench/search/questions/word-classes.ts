import { pickForm, stemOf, writeName } from '../corpus/compose-name.ts';
import type { MadeCompany } from '../corpus/make-company.ts';
import type { Part } from '../corpus/part.ts';
import { at, type Random } from '../corpus/random.ts';
import { abbreviationsOf } from './abbreviations.ts';
import type { Draughted, QuestionClass } from './question.ts';
import { isSigns, isTyped, slipWords } from './slips.ts';

type Ask = QuestionClass['ask'];
const nameClass = (name: string, ask: Ask): QuestionClass => ({ name, kind: 'name', ask });

/** The stem as typed, with the company's own form (`share` of the time), where the country puts it. */
export function withForm({ draft }: MadeCompany, bare: string, share: number, random: Random): Draughted {
  if (!random.chance(share)) return { name: bare, bare };
  const gap = draft.language.joiner === '' ? '' : ' ';
  const { text, lead } = draft.form;
  if (lead !== undefined) return { name: `${lead} ${bare} ${text}`, bare };
  return { name: draft.isFormFirst ? text + gap + bare : bare + gap + text, bare };
}

const isDistinctive = ({ role }: Part) => role === 'brand' || role === 'surname';
export const wordsOf = (made: MadeCompany): string[] => stemOf(made.draft).split(' ');

function otherForm(made: MadeCompany, random: Random): Draughted | undefined {
  const { draft } = made;
  const others = draft.country.forms.filter(({ latin }) => latin !== draft.form.latin);
  const form = pickForm(others.length === 0 ? draft.country.forms : others, random);
  const text = random.chance(0.2) ? form.latin : form.text;
  const bare = stemOf(draft);
  const gap = draft.language.joiner === '' && isSigns(text) ? '' : ' ';
  return { name: draft.isFormFirst && random.chance(0.7) ? text + gap + bare : bare + gap + text, bare };
}

function otherOrder(made: MadeCompany, random: Random): Draughted | undefined {
  const words = wordsOf(made);
  if (words.length < 2) return undefined;
  const bare = random.shuffled(words).join(' ');
  return bare === stemOf(made.draft) ? undefined : withForm(made, bare, 0.5, random);
}

/** As somebody types who does not care: no accents (what is one in Thai is a vowel, in kana another letter), no quotes, all small or all capital. */
function careless(made: MadeCompany, random: Random): Draughted | undefined {
  const drop = (text: string) => {
    const plain = text
      .replaceAll(/["«»„“'’.,()\-/]/g, random.chance(0.5) ? '' : ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const bare = random.chance(0.8)
      ? plain
          .normalize('NFD')
          .replaceAll(/(?<![\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{Mn}/gu, '')
          .normalize('NFC')
      : plain;
    return random.chance(0.6) ? bare.toLowerCase() : bare.toUpperCase();
  };
  const name = drop(writeName(made.draft))
    .replaceAll('ł', random.chance(0.5) ? 'l' : 'ł')
    .replaceAll('ß', 'ss');
  return name === made.record.name ? undefined : { name };
}

function typos(count: number): Ask {
  return (made, random) => {
    const wrong = slipWords(wordsOf(made), count, random);
    return wrong === undefined ? undefined : withForm(made, wrong.join(' '), 0.5, random);
  };
}

function dropped(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts, language } = made.draft;
  if (language.joiner === '') return undefined;
  const places = [...parts.keys()].filter((place) => at(parts, place).role !== 'small');
  if (places.length < 2) return undefined;
  // What a buyer forgets is the trade or the town rather than the word that stands out.
  const light = places.filter((place) => !isDistinctive(at(parts, place)));
  const place = random.pick(light.length > 0 && random.chance(0.85) ? light : places);
  const kept = parts.filter((_part, other) => other !== place);
  const bare = kept.map(({ text }) => text).join(language.joiner);
  const content = kept.filter(({ role }) => role !== 'small').map(({ text }) => text);
  return content.length === 0 ? undefined : { ...withForm(made, bare, 0.4, random), kept: content };
}

function added(made: MadeCompany, random: Random): Draughted | undefined {
  const { language, country, parts } = made.draft;
  if (language.joiner === '') return undefined;
  const extra = random.pick([
    random.pick(language.trades),
    random.pick(country.places),
    random.pick(language.loans),
  ]);
  const words = parts.map(({ text }) => text);
  if (words.includes(extra.text)) return undefined;
  const bare = random.chance(0.75) ? [...words, extra.text].join(' ') : [extra.text, ...words].join(' ');
  return withForm(made, bare, 0.4, random);
}

function abbreviated(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts, language } = made.draft;
  if (language.joiner === '') return undefined;
  let changes = 0;
  const words = parts.map((part) => {
    const short = abbreviationsOf(part.text);
    if (short.length > 0 && !isDistinctive(part)) {
      changes += 1;
      const chosen = random.pick(short);
      return /^[A-ZА-ЯЁІЇЄ]/.test(part.text) ? chosen.charAt(0).toUpperCase() + chosen.slice(1) : chosen;
    }
    if (part.role === 'trade' && part.text.length >= 8 && isTyped(part.text)) {
      changes += 1;
      return part.text.slice(0, 4 + random.below(3)) + (random.chance(0.5) ? '.' : '');
    }
    return part.text;
  });
  const loans = parts.filter(({ role }) => role === 'loan' || role === 'common');
  if (changes === 0 && loans.length >= 2 && parts.some(isDistinctive)) {
    const initials = loans.map(({ text }) => text.charAt(0)).join('');
    const bare = [initials, ...parts.filter((part) => !loans.includes(part)).map(({ text }) => text)].join(
      ' ',
    );
    return withForm(made, bare, 0.3, random);
  }
  return changes === 0 ? undefined : withForm(made, words.join(' '), 0.5, random);
}

/** Two words typed as one, or a long one as two. */
function respaced(made: MadeCompany, random: Random): Draughted | undefined {
  const words = wordsOf(made);
  const long = [...words.keys()].filter((place) => at(words, place).length >= 8 && isTyped(at(words, place)));
  if (words.length >= 2 && (long.length === 0 || random.chance(0.6))) {
    const place = random.below(words.length - 1);
    const [left, right] = [at(words, place), at(words, place + 1)];
    if (/^[&+]$/.test(left) || /^[&+]$/.test(right)) return undefined;
    words.splice(place, 2, left + right.toLowerCase());
  } else if (long.length > 0) {
    const place = random.pick(long);
    const word = at(words, place);
    const cut = 3 + random.below(word.length - 5);
    words.splice(place, 1, word.slice(0, cut), word.slice(cut));
  } else return undefined;
  return withForm(made, words.join(' '), 0.5, random);
}

function combined(made: MadeCompany, random: Random): Draughted | undefined {
  const turned = otherOrder(made, random);
  const wrong = turned?.bare === undefined ? undefined : slipWords(turned.bare.split(' '), 1, random);
  if (wrong === undefined) return undefined;
  const form = pickForm(made.draft.country.forms, random).text;
  const bare = wrong.join(' ');
  return { name: random.chance(0.5) ? `${bare} ${form}` : `${form} ${bare}`, bare };
}

export const wordClasses: readonly QuestionClass[] = [
  nameClass('exact', (made) => ({ name: made.record.name })),
  nameClass('other form', otherForm),
  nameClass('without form', (made) => ({ name: stemOf(made.draft), bare: stemOf(made.draft) })),
  nameClass('word order', otherOrder),
  nameClass('punctuation, case', careless),
  nameClass('typo 1', typos(1)),
  nameClass('typo 2', typos(2)),
  nameClass('word dropped', dropped),
  nameClass('extra word', added),
  nameClass('abbreviation', abbreviated),
  nameClass('joined, split', respaced),
  nameClass('typo + order + form', combined),
];
