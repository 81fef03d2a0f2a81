import type { NameKind } from '#names/company/company-record.ts';
import { type HeardName, likenessTo } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { domainOf, isPublicMail } from '../../match/mail-domain.ts';
import type { Match } from '../../records/company.ts';

/** A name of a company that a candidate source came up with. */
export type Candidate = Readonly<{
  companyId: string;
  /** The name's core, and what the name is to the company. */
  core: string;
  kind: NameKind;
  form: string | null;
  isActive: boolean;
}>;

/** What a company is known by beside its name. */
export type CompanyHints = Readonly<{
  city: string | null;
  address: string | null;
  phones: readonly string[];
  emails: readonly string[];
}>;

/** What was typed, taken apart once: the value that the search hands from step to step. */
export type Question = Readonly<{
  country: string;
  core: string;
  /** The core in words, as names of the country are heard. */
  heard: HeardName;
  form: string | null;
  address: string;
  phone: string;
  email: string;
}>;

export type Ranked = Readonly<{
  companyId: string;
  matched: Exclude<Match, 'number'>;
  score: number;
  /** Likeness of the name alone, 0 to 1. */
  alike: number;
  /** The name begins with the typed one and goes on. */
  isLonger: boolean;
  /** Words and legal form agree: the whole name was typed. */
  isWhole: boolean;
}>;

/** Below this a name is another name; a brand with one wrong word beside it is still above. */
const leastLikeness = 0.38;

/** A former name to the letter comes before a name of today that only sounds like the typed one. */
const toTheLetter = 0.04;

/** Orders candidates by name, the best first and each company once. */
export function rerank(question: Question, candidates: readonly Candidate[]): Ranked[] {
  const best = new Map<string, Ranked>();
  const { heard } = question;
  for (const candidate of candidates) {
    const alike = likenessTo(heard, candidate.core);
    if (alike < leastLikeness) continue;
    const isFormer = candidate.kind === 'former';
    const score =
      alike +
      (alike === 1 ? toTheLetter : 0) +
      formScore(question, candidate) -
      (isFormer ? 0.03 : 0) +
      (candidate.isActive ? 0.005 : 0);
    const known = best.get(candidate.companyId);
    if (known !== undefined && known.score >= score) continue;
    best.set(candidate.companyId, {
      companyId: candidate.companyId,
      matched: isFormer ? 'former name' : alike === 1 ? 'name' : 'similar name',
      score,
      alike,
      isLonger: candidate.core.startsWith(`${question.core} `),
      isWhole: alike === 1 && question.form !== null && question.form === candidate.form,
    });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1));
}

/** −0.03 to +0.02. */
function formScore(question: Question, candidate: Candidate): number {
  if (question.form === null || candidate.form === null) return 0;
  return question.form === candidate.form ? 0.02 : -0.03;
}

/** 0 to 0.18: what else the buyer knows. Nothing here can make another name the right one. */
export function hintScore(question: Question, company: CompanyHints): number {
  let sum = 0.06 * addressAgreement(question, company);
  const digits = question.phone.replaceAll(/\D/g, '').slice(-7);
  if (digits.length === 7 && company.phones.some((phone) => phone.replaceAll(/\D/g, '').endsWith(digits)))
    sum += 0.06;
  const domain = domainOf(question.email);
  if (domain !== '' && !isPublicMail(domain) && company.emails.some((email) => domainOf(email) === domain))
    sum += 0.06;
  return sum;
}

/** 0 to 1: the city counts half, shared words of the address the other half. */
function addressAgreement({ address, country }: Question, company: CompanyHints): number {
  if (address === '') return 0;
  const typed = new Set(normaliseName(address, country).core.split(' '));
  const city = normaliseName(company.city ?? '', country)
    .core.split(' ')
    .filter(Boolean);
  const own = normaliseName(company.address ?? '', country)
    .core.split(' ')
    .filter(Boolean);
  const hasCity = city.length > 0 && city.every((word) => typed.has(word));
  const shared = own.filter((word) => typed.has(word)).length;
  return (hasCity ? 0.5 : 0) + (own.length === 0 ? 0 : (0.5 * shared) / Math.max(own.length, typed.size));
}
