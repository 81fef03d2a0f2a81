import { stemOf } from '../corpus/compose-name.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { type MadeCompany, makeCompany } from '../corpus/make-company.ts';
import { Random } from '../corpus/random.ts';
import { numberKey } from './number-spellings.ts';
import { otherClasses } from './other-classes.ts';
import { type Draughted, nameKey, type Question, type QuestionClass } from './question.ts';
import { scriptClasses } from './script-classes.ts';
import { typedClasses } from './typed/typed-classes.ts';
import { wordClasses } from './word-classes.ts';

export const questionClasses = (corpus: Corpus): readonly QuestionClass[] => [
  ...wordClasses,
  ...scriptClasses,
  ...otherClasses(corpus),
  ...typedClasses,
];

type Open = {
  question: Omit<Question, 'right'>;
  place: number;
  own: string;
  kept: readonly string[] | undefined;
  keys: readonly string[];
};

const askPurpose = 100;
/** Of a hundred places, some cannot be asked that way: so many are tried for one question. */
const attemptsEach = 400;

/** Questions whose right answers are still to be looked for; `answer` hears every company once. */
export type OpenQuestions = Readonly<{
  hear(made: MadeCompany): void;
  /** The questions that can be answered, and how many were left out because two companies fit them equally. */
  close(): { questions: Question[]; ambiguous: number };
}>;

/** Draws questions of each class about companies of the corpus; the same seed draws the same. */
export function askCorpus(corpus: Corpus, size: number, countEach: number): OpenQuestions {
  const open: Open[] = [];
  questionClasses(corpus).forEach((questionClass, number) => {
    const random = new Random(corpus.seed, number, askPurpose);
    let left = countEach;
    for (let attempt = 0; attempt < countEach * attemptsEach && left > 0; attempt += 1) {
      const made = makeCompany(corpus, random.below(size));
      const drafted = questionClass.ask(made, random);
      if (drafted === undefined) continue;
      open.push(opened(questionClass, made, drafted));
      left -= 1;
    }
  });
  return listen(open);
}

function opened(
  { name: className, kind, isNew }: QuestionClass,
  made: MadeCompany,
  drafted: Draughted,
): Open {
  const { bare, kept, keys, ...typed } = drafted;
  const { code } = made.draft.country;
  const country = 'country' in typed && typeof typed.country === 'string' ? typed.country : code;
  const own = nameKey(
    code,
    stemOf(className === 'former name' && made.former !== undefined ? made.former : made.draft),
  );
  const typedKey = bare === undefined ? [] : [nameKey(country, bare)];
  return {
    question: {
      ...typed,
      country,
      className,
      kind,
      meant: made.record.name,
      ...(isNew ? { isNew } : {}),
    },
    place: made.place,
    own,
    kept,
    keys: keys ?? (kind === 'nobody' ? typedKey : [own, ...typedKey]),
  };
}

function listen(open: readonly Open[]): OpenQuestions {
  const bearers = new Map<string, number[]>();
  for (const { keys } of open) for (const key of keys) bearers.set(key, []);
  /** By one piece that a company must have to fit. */
  const byPiece = new Map<string, Open[]>();
  for (const one of open) {
    if (one.kept === undefined) continue;
    const longest = one.kept.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const key = `${one.question.country}${longest}`;
    byPiece.set(key, [...(byPiece.get(key) ?? []), one]);
  }
  const ambiguous = new Set<Open>();
  return {
    hear(made) {
      const { draft, record, place, latinStem, former } = made;
      const { code } = draft.country;
      const stem = nameKey(code, stemOf(draft));
      const keys = [stem, `${stem}@${made.city.text}`];
      if (latinStem !== undefined) keys.push(nameKey(code, latinStem));
      if (former !== undefined) keys.push(nameKey(code, stemOf(former)));
      if (record.regCode) keys.push(numberKey(code, record.regCode));
      if (record.vatCode) {
        keys.push(
          numberKey(code, record.vatCode),
          numberKey(code, record.vatCode.replace(/^[A-Z]{2}(?=\d{6})/, '')),
        );
      }
      for (const { value } of record.identifiers ?? []) keys.push(numberKey(code, value));
      for (const key of new Set(keys)) bearers.get(key)?.push(place);
      if (byPiece.size === 0) return;
      for (const part of draft.parts)
        for (const one of byPiece.get(`${code}${part.text}`) ?? [])
          if (one.own !== stem && one.kept?.every((text) => draft.parts.some((other) => other.text === text)))
            ambiguous.add(one);
    },
    close() {
      const questions = open
        .filter((one) => !ambiguous.has(one))
        .map(({ question, keys }) => ({
          ...question,
          right: [...new Set(keys.flatMap((key) => bearers.get(key) ?? []))],
        }))
        // A name of nobody that chance gave to somebody is no question.
        .filter(({ kind, right }) => (kind === 'nobody') === (right.length === 0));
      return { questions, ambiguous: ambiguous.size };
    },
  };
}
