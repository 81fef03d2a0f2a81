import { editDistance } from '#names/likeness/similarity.ts';
import { identifierSpellings } from '#names/numbers/identifier-normalise.ts';
import { numberSpellings } from '#names/numbers/number-spellings.ts';
import type { Company, CompanyQuery } from '../records/company.ts';
import type { FieldMatch } from './field-match.ts';

type Numbered = Pick<Company, 'country' | 'regCode' | 'vatCode' | 'identifiers'>;

/** Shorter numbers are a character apart from anybody's. */
const leastForOneSlip = 5;
const leastForTwoSlips = 8;

/** Compares a typed number with all numbers of the company; undefined where none was typed. */
export function matchNumber(
  field: 'regCode' | 'vatCode',
  asked: string,
  company: Numbered,
): FieldMatch | undefined {
  // As the search reads it: without labels and courts, with letters that buyers leave out.
  const typed = [
    ...identifierSpellings(asked, company.country),
    ...numberSpellings(asked, company.country).map(({ value }) => value),
  ];
  if (typed.length === 0) return undefined;
  const known = company[field];
  const own = known === null ? [] : identifierSpellings(known, company.country);
  const isIn = (numbers: readonly string[]) => numbers.some((number) => typed.includes(number));
  if (known !== null && isIn(own)) return { field, verdict: 'agrees', reason: 'same number', asked, known };
  const other = field === 'regCode' ? company.vatCode : company.regCode;
  if (other !== null && isIn(identifierSpellings(other, company.country)))
    return { field, verdict: 'agrees', reason: 'number of another kind', asked, known: other };
  const elsewhere = (company.identifiers ?? []).find(({ value }) => typed.includes(value));
  if (elsewhere !== undefined) {
    const isOfField = elsewhere.scheme === (field === 'regCode' ? 'REG' : 'VAT');
    const reason = isOfField ? 'same number' : 'number of another kind';
    return { field, verdict: 'agrees', reason, asked, known: elsewhere.value };
  }
  if (known === null) return { field, verdict: 'unknown', reason: 'no number', asked };
  const slips = Math.min(...typed.flatMap((one) => own.map((number) => slipsBetween(one, number))));
  if (slips > 2) return { field, verdict: 'differs', reason: 'other number', asked, known };
  return {
    field,
    verdict: 'similar',
    reason: slips === 1 ? 'one character' : 'two characters',
    asked,
    known,
  };
}

/** 1 or 2; more where the numbers are simply two numbers. */
function slipsBetween(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  const allowed = longest >= leastForTwoSlips ? 2 : longest >= leastForOneSlip ? 1 : 0;
  const distance = editDistance(a, b, 2);
  return distance <= allowed ? distance : 3;
}

/** Whether a typed number is none of the company's; one of a kind that its register does not list says nothing. */
export const hasOtherNumber = ({ regCode = '', vatCode = '' }: CompanyQuery, company: Numbered): boolean =>
  [matchNumber('regCode', regCode, company), matchNumber('vatCode', vatCode, company)].some(
    (match) => match?.verdict === 'differs' || match?.verdict === 'similar',
  );
