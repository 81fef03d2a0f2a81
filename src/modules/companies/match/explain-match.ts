import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { countryName } from '#names/hints/country-names.ts';
import type { HintedName } from '#names/hints/hinted-name.ts';
import { isNumberLike } from '#names/numbers/number-spellings.ts';
import type { Company, CompanyQuery, FoundCompany } from '../records/company.ts';
import { type CompanyQuestion, questionHeard } from './asked-name.ts';
import type { MatchExplanation } from './contract.ts';
import type { FieldMatch } from './field-match.ts';
import forms from './forms-of-countries.json' with { type: 'json' };
import { gradeOf } from './grade.ts';
import { matchAddress, matchEmail, matchPhone } from './match-contact.ts';
import { matchForm } from './match-form.ts';
import { matchName } from './match-name.ts';
import { matchNumber } from './match-number.ts';
import { matchCountry, matchTown } from './match-place.ts';
import { words } from './texts/words.ts';

/** A company as a search found it, or any. */
type Matched = Company & Pick<FoundCompany, 'heard'>;

/** Compares what was typed with a company field by field; pure. Fields that were not typed are left out. */
export function matchFieldsOf(query: CompanyQuery | CompanyQuestion, company: Matched): FieldMatch[] {
  const { heard } = company;
  const { asked, name = '' } = questionHeard(query, heard);
  const { vatCode = '', address = '', phone = '', email = '' } = query;
  // Where a name is asked for a number may stand: the search takes it for one, too.
  const isNumber = isNumberLike(name);
  const regCode = query.regCode || (isNumber ? name : '');
  return [
    ...(isNumber ? [] : [placedName(matchName(asked, company), heard), matchForm(asked, company)]),
    matchNumber('regCode', regCode, company),
    matchNumber('vatCode', vatCode, company),
    matchTown(heard, company),
    matchCountry(heard, company),
    matchAddress(address, company),
    matchPhone(phone, company),
    matchEmail(email, company),
    cautionOf(company),
  ].filter((match) => match !== undefined);
}

/** The same as a reader of `locale` is told it. */
export function explainMatch(
  query: CompanyQuery | CompanyQuestion,
  company: Matched,
  locale: Locale,
): MatchExplanation {
  const fields = matchFieldsOf(query, company);
  const grade = gradeOf(fields);
  const { grades } = words[locale];
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
        words: sentenceOf(match, locale),
        ...(asked === undefined ? {} : { asked }),
        ...(known === undefined ? {} : { known }),
      };
    }),
  };
}

/** One field in words, with its texts cut to what fits a line. */
export function sentenceOf(match: FieldMatch, locale: Locale): string {
  const { told, sentences } = words[locale];
  const { asked = '', known = '', country = '' } = match;
  const adjective = forms[country]?.adjective?.[locale];
  const own = match.field === 'country' ? countryName(country, locale) : known;
  const cut = { asked: shorten(asked, 200), known: shorten(own, 200) };
  return sentences[match.reason](told({ ...match, ...cut, adjective }));
}

/** A town within the name may be a word of it, and the name another one: that is said, and is no agreement. */
function placedName(match: FieldMatch | undefined, heard: HintedName | undefined): FieldMatch | undefined {
  if (match?.verdict !== 'agrees' || heard === undefined || heard.isSetOff) return match;
  const asked = heard.town?.text ?? heard.country?.text;
  if (asked === undefined) return { ...match, verdict: 'similar', reason: 'other order' };
  return { ...match, verdict: 'similar', reason: 'name beside a place', asked };
}

/** Nobody asks for a status, and everybody should know of one that is not `Active`. */
function cautionOf({ status, closedOn }: Company): FieldMatch | undefined {
  if (status === 'Active') return undefined;
  const field = { field: 'status', verdict: 'caution' } as const;
  if (status === 'Deleted') return { ...field, reason: 'deleted', day: closedOn };
  return { ...field, reason: status === 'Liquidation' ? 'liquidation' : 'reorganisation' };
}
