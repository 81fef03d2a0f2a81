import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { isNumberLike } from '#names/numbers/number-spellings.ts';
import type { Company, CompanyQuery } from '../records/company.ts';
import type { MatchCardView } from './contract.ts';
import type { FieldMatch } from './field-match.ts';
import { gradeOf } from './grade.ts';
import { matchAddress, matchEmail, matchPhone } from './match-contact.ts';
import { matchForm } from './match-form.ts';
import { matchName } from './match-name.ts';
import { matchNumber } from './match-number.ts';
import { words as english } from './words-en.ts';
import { words as russian } from './words-ru.ts';

const wordsOf = { en: english, ru: russian } as const;

/** Compares what was typed with a company field by field; pure. Fields that were not typed are left out. */
export function matchFieldsOf(query: CompanyQuery, company: Company): FieldMatch[] {
  const { name = '', vatCode = '', address = '', phone = '', email = '' } = query;
  // Where a name is asked for a number may stand: the search takes it for one, too.
  const isNumber = isNumberLike(name);
  const regCode = query.regCode || (isNumber ? name : '');
  return [
    ...(isNumber ? [] : [matchName(name, company), matchForm(name, company)]),
    matchNumber('regCode', regCode, company),
    matchNumber('vatCode', vatCode, company),
    matchAddress(address, company),
    matchPhone(phone, company),
    matchEmail(email, company),
    cautionOf(company),
  ].filter((match) => match !== undefined);
}

/** The same as a reader of `locale` is told it. */
export function matchCardOf(query: CompanyQuery, company: Company, locale: Locale): MatchCardView {
  const fields = matchFieldsOf(query, company);
  const grade = gradeOf(fields);
  const { grades, sentence } = wordsOf[locale];
  return {
    grade,
    words: grades[grade],
    fields: fields.map((match) => {
      const asked = match.asked === undefined ? undefined : shorten(match.asked, 500);
      const known = match.known === undefined ? undefined : shorten(match.known, 1_000);
      return {
        field: match.field,
        verdict: match.verdict,
        reason: match.reason,
        words: sentence({ ...match, asked: shorten(asked ?? '', 200), known: shorten(known ?? '', 200) }),
        ...(asked === undefined ? {} : { asked }),
        ...(known === undefined ? {} : { known }),
      };
    }),
  };
}

/** Nobody asks for a status, and everybody should know of one that is not `Active`. */
function cautionOf({ status, closedOn }: Company): FieldMatch | undefined {
  if (status === 'Active') return undefined;
  const field = { field: 'status', verdict: 'caution' } as const;
  if (status === 'Deleted') return { ...field, reason: 'deleted', day: closedOn };
  return { ...field, reason: status === 'Liquidation' ? 'liquidation' : 'reorganisation' };
}
