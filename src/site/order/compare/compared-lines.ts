import type { CompanyView } from '#modules/companies/contract.ts';
import { ownWords } from '../../search/compare/compared-companies.ts';
import type { TypedQuery } from '../../search/query/typed-query.ts';
import type { CompanyFacts } from '../../search/results/CompanyDetails.tsx';

export type MatchCard = CompanyView['card'];
export type FieldMatch = MatchCard['fields'][number];

/** A piece of a value; `at` is where it begins, `isOwn` whether the other side lacks it. */
export type ValuePart = Readonly<{ text: string; at: number; isOwn: boolean }>;

/** What a line compares. */
export type LineField = keyof TypedQuery | 'form';

/** One thing that was typed, or that the register states, beside its counterpart; empty where a side says nothing. */
export type ComparedLine = Readonly<{
  field: LineField;
  typed: readonly ValuePart[];
  registered: readonly ValuePart[];
  /** The verdicts about it; none where nothing could be compared. */
  said: readonly FieldMatch[];
  /** Registers do not let everybody see it: only the verdict is told. */
  isUndisclosed: boolean;
}>;

const order = ['name', 'form', 'regCode', 'vatCode', 'address', 'phone', 'email', 'addInfo'] as const;
const slips: readonly FieldMatch['reason'][] = ['one character', 'two characters'];

/** What was typed beside what the register states, line by line; what neither side has is left out. Pure. */
export function comparedLines(typed: TypedQuery, company: CompanyFacts, card: MatchCard): ComparedLine[] {
  const of = (...fields: readonly FieldMatch['field'][]) =>
    card.fields.filter(({ field }) => fields.includes(field));
  const number = of('regCode')[0];
  // A number that was typed where a name is asked for is compared as one.
  const isNameNumber = typed.regCode === '' && number?.asked === typed.name;
  const [name] = of('name');
  const form = of('form').find(({ reason }) => reason !== 'same form' || name?.verdict !== 'agrees');
  const states = (field: LineField) => {
    if (field === 'form')
      return form === undefined && company.name.includes(company.form) ? '' : company.form;
    // What it lists is not for everybody, but a domain that is the company's is known from its website.
    if (field === 'phone' || field === 'email')
      return of(field).find(({ reason }) => reason === 'same mail domain')?.known ?? '';
    return field === 'addInfo' ? '' : company[field];
  };
  const wrote: Readonly<Record<LineField, string>> = {
    ...typed,
    name: isNameNumber ? '' : typed.name,
    regCode: isNameNumber ? typed.name : typed.regCode,
    form: form?.asked ?? '',
  };
  const judged = (field: LineField) => {
    if (field === 'addInfo') return [];
    // A town or a country may stand in a name.
    if (field === 'form') return form === undefined ? [] : [form];
    return field === 'name' ? of('name', 'town', 'country') : of(field);
  };
  return order
    .map((field) =>
      lineOf({
        field,
        typed: wrote[field],
        registered: states(field),
        said: judged(field),
        form: company.form,
      }),
    )
    .filter(({ typed: asked, registered }) => asked.length > 0 || registered.length > 0);
}

type Sides = Readonly<{
  field: LineField;
  typed: string;
  registered: string;
  said: readonly FieldMatch[];
  /** The legal form: whoever leaves it out of a name has not written another one. */
  form: string;
}>;

function lineOf({ field, typed, registered, said, form }: Sides): ComparedLine {
  const isApart = said.some(({ verdict }) => verdict === 'similar' || verdict === 'differs');
  const isSlip = said.some(({ reason }) => slips.includes(reason));
  const parts = (text: string, other: string): readonly ValuePart[] => {
    if (text === '') return [];
    if (isSlip) return slipIn(text, other);
    if (!isApart) return [{ text, at: 0, isOwn: false }];
    return ownWords(text, other).map((part) => ({ ...part, isOwn: part.isOwn && part.text !== form }));
  };
  return {
    ...{ field, said, typed: parts(typed, registered), registered: parts(registered, typed) },
    isUndisclosed: field === 'phone' || field === 'email',
  };
}

/** The characters between the beginning and the end that two numbers share. */
function slipIn(text: string, other: string): ValuePart[] {
  const [own, others] = [Array.from(text), Array.from(other)];
  const shortest = Math.min(own.length, others.length);
  let start = 0;
  while (start < shortest && own[start] === others[start]) start += 1;
  let end = 0;
  while (end < shortest - start && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  const cuts = [0, start, own.length - end, own.length];
  return cuts
    .slice(0, -1)
    .map((from, index) => ({ text: own.slice(from, cuts[index + 1]).join(''), at: from, isOwn: index === 1 }))
    .filter(({ text: part }) => part !== '');
}

/** Whether what was typed agrees with the register, and in which lines it does not. Pure. */
export function comparedSum(lines: readonly ComparedLine[]): Readonly<{
  apart: readonly LineField[];
  /** Something was typed that the register says nothing of. */
  hasUnknown: boolean;
  hasCompared: boolean;
}> {
  const is = ({ said }: ComparedLine, verdicts: readonly FieldMatch['verdict'][]) =>
    said.some(({ verdict }) => verdicts.includes(verdict));
  return {
    apart: lines.filter((line) => is(line, ['similar', 'differs'])).map(({ field }) => field),
    hasUnknown: lines.some(
      (line) => line.typed.length > 0 && (line.said.length === 0 || is(line, ['unknown'])),
    ),
    hasCompared: lines.some((line) => is(line, ['agrees', 'similar', 'differs'])),
  };
}

/** Whether two words differ in one letter: another one, one more or one less. Pure. */
export function isOneLetter(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  const lengthOf = (parts: readonly ValuePart[]) =>
    parts.filter(({ isOwn }) => isOwn).reduce((sum, { text }) => sum + Array.from(text).length, 0);
  const lengths = [lengthOf(slipIn(one, other)), lengthOf(slipIn(other, one))];
  return Math.max(...lengths) === 1;
}
