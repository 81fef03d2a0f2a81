import { stemOf, writeName } from '../corpus/compose-name.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { type MadeCompany, nobodysName } from '../corpus/make-company.ts';
import { at, type Random } from '../corpus/random.ts';
import { mistype, numberKey, respell } from './number-spellings.ts';
import { type Draughted, nameKey, type QuestionClass } from './question.ts';
import { withForm, wordsOf } from './word-classes.ts';

const numbersOf = ({ record }: MadeCompany): string[] =>
  [record.regCode, record.vatCode, ...(record.identifiers ?? []).map(({ value }) => value)].filter(
    (number) => typeof number === 'string',
  );

/** The right number, written anyhow, in the right field or the other. */
function anyFormat(made: MadeCompany, random: Random): Draughted {
  const { code } = made.draft.country;
  const number = random.pick(numbersOf(made));
  const typed = respell(number, code, random);
  const isTax = number === made.record.vatCode;
  const isElsewhere = random.chance(0.15);
  return {
    [isTax === isElsewhere ? 'regCode' : 'vatCode']: typed,
    keys: [numberKey(code, number), numberKey(code, number.replace(/^[A-Z]{2}(?=\d{6})/, ''))],
  };
}

/** A wrong digit, and a part of the name. */
function wrongNumber(made: MadeCompany, random: Random): Draughted {
  const number = mistype(at(numbersOf(made), 0), random);
  const words = wordsOf(made);
  const bare = random.chance(0.3) && words.length > 2 ? words.slice(0, -1).join(' ') : words.join(' ');
  return { ...withForm(made, bare, 0.5, random), regCode: number };
}

/** Several companies bear the name; the town says which one. */
function sharedAndCity(made: MadeCompany, random: Random): Draughted | undefined {
  if (made.kind !== 'namesake') return undefined;
  const { city, draft } = made;
  const address =
    random.chance(0.3) && city.english !== undefined
      ? city.english
      : random.chance(0.5)
        ? city.text
        : made.record.address;
  const key = `${nameKey(draft.country.code, stemOf(draft))}@${city.text}`;
  return {
    name: withForm(made, stemOf(draft), 0.6, random).name ?? '',
    address: address ?? city.text,
    keys: [key],
  };
}

function formerName({ former }: MadeCompany, random: Random): Draughted | undefined {
  if (former === undefined) return undefined;
  return { name: random.chance(0.6) ? writeName(former) : stemOf(former), bare: stemOf(former) };
}

/** A name near that of a company, or one of a new word; the truth is asked later whether somebody bears it. */
function nobody(isNear: boolean, corpus: Corpus): QuestionClass['ask'] {
  return ({ place }) => {
    const draft = nobodysName(corpus, place, isNear);
    return { name: writeName(draft), bare: stemOf(draft), country: draft.country.code };
  };
}

export const otherClasses = (corpus: Corpus): readonly QuestionClass[] => [
  { name: 'former name', kind: 'name', ask: formerName },
  { name: 'shared name + city', kind: 'name', ask: sharedAndCity },
  { name: 'number typo + name', kind: 'name', ask: wrongNumber },
  { name: 'number, any format', kind: 'number', ask: anyFormat },
  { name: 'no such company, near', kind: 'nobody', ask: nobody(true, corpus) },
  { name: 'no such company, far', kind: 'nobody', ask: nobody(false, corpus) },
];
