import type { NameKind } from '#names/company/company-record.ts';
import { isUnvowelled } from '#names/likeness/country-phonetics.ts';
import { isHeardWhole, isOfOtherLetters, likenessTo, type PhoneticName } from '#names/likeness/similarity.ts';
import { writesLatin } from '#names/scripts/latin-countries.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { HeardReading } from '../../match/asked-name.ts';
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
  phonetic: PhoneticName;
  /** What else may be meant. */
  readings?: readonly HeardReading[];
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
  /** The words that tell who it is stand in the name as they were typed. */
  isWritten: boolean;
  /** The name begins with the typed one and goes on. */
  isLonger: boolean;
}>;

/** Below this a name is another name; a brand with one wrong word beside it is still above. */
const leastLikeness = 0.38;

/**
 * What a name has of the typed words as they are steps. A step weighs more than legal form, status and any likeness: an
 * exact rare word comes before words that are misspelt, sound alike, mean the same or have the typed initials.
 */
const steps = {
  /** Letter for letter, a former name as well. */
  whole: 0.25,
  /** All typed words, and more. */
  all: 0.15,
  /** The same sound and no word more, where vowels are not written: a name in its own letters is never written as typed. */
  heard: 0.12,
  /** There all typed words, and more. */
  allAndMore: 0.1,
  /** The words that tell who it is; not all of those that say what it does or where. */
  telling: 0.08,
  /** The same where our letters are a reading: there a whole name that sounds the same is as good. */
  tellingRead: -0.03,
  some: 0,
} as const;
/** Names of one step are told apart by likeness, then by form and status. */
const withinStep = 0.08;
/** Words that say as much of a name as a brand does. */
const tellingWeight = 0.9;
/** Names less alike are not heard as the same. */
const leastHeard = 0.84;
/** Fewer letters are somebody's initials by chance. */
const fewLetters = 4;
/** A word that more names have is not rare: of these only such are meant as have no other telling words. */
const maxRare = 5;

type Typed = Readonly<{
  words: readonly string[];
  telling: readonly string[];
  tellingStep: number;
  isShort: boolean;
  isRare: boolean;
}>;

/** Of a name whose beginning was typed, be it within a word; fewer letters begin too many. */
const leastBeginning = 4;
const begun = 0.93;
const leastBegun = 0.8;
const readOtherwise = 0.98;
/** Pinyin has no gaps that can be relied on: so many letters of it anywhere in a name. */
const leastSounds = 6;
const readWhole = 0.88;
const readInParts = 0.7;

/** Orders candidates by name, the best first and each company once. */
export function rerank(question: Question, candidates: readonly Candidate[]): Ranked[] {
  const best = new Map<string, Ranked>();
  const { phonetic, core, readings = [] } = question;
  const mayGoOn = core.length >= leastBeginning;
  const typed = typedWords(question, candidates);
  for (const candidate of candidates) {
    const isBegun = mayGoOn && candidate.core.startsWith(core);
    const read = Math.max(0, ...readings.map((reading) => readingLikeness(reading, candidate.core)));
    const alike = Math.max(likenessTo(phonetic, candidate.core), isBegun ? leastBegun : 0, read);
    const step = stepOf(typed, candidate.core, alike, phonetic);
    if (alike < leastLikeness && step < steps.allAndMore) continue;
    const isFormer = candidate.kind === 'former';
    const goesOn = isBegun ? begun + core.length / candidate.core.length / 100 : 0;
    const written = step === steps.some ? goesOn : 1 - withinStep * (1 - alike) + step;
    const score =
      Math.max(alike, written) +
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
      isWritten: step !== steps.some && step !== steps.heard,
      isLonger: candidate.core.startsWith(`${question.core} `),
    });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1));
}

function typedWords({ country, phonetic }: Question, candidates: readonly Candidate[]): Typed {
  const { words } = phonetic;
  const telling = words.filter(({ weight }) => weight >= tellingWeight).map(({ text }) => ` ${text} `);
  const bearers = new Set(
    candidates.filter(({ core }) => hasAll(core, telling)).map(({ companyId }) => companyId),
  );
  return {
    words: words.map(({ text }) => ` ${text} `),
    telling,
    tellingStep: writesLatin(country) ? steps.telling : steps.tellingRead,
    isShort: words.reduce((letters, { text }) => letters + text.length, 0) < fewLetters,
    isRare: bearers.size <= maxRare,
  };
}

const hasAll = (core: string, words: readonly string[]): boolean => {
  const text = ` ${core} `;
  return words.every((word) => text.includes(word));
};

function stepOf(typed: Typed, core: string, alike: number, phonetic: PhoneticName): number {
  const { words, telling, tellingStep, isShort, isRare } = typed;
  if (alike === 1) return steps.whole;
  if (hasAll(core, words)) {
    if (isShort) return tellingStep;
    return !isUnvowelled(phonetic.hearing) || isHeardWhole(phonetic, core) ? steps.all : steps.allAndMore;
  }
  if (alike >= leastHeard && isHeardWhole(phonetic, core) && isOfOtherLetters(phonetic, core))
    return steps.heard;
  if (isShort || !isRare || telling.length === 0) return steps.some;
  return hasAll(core, telling) ? tellingStep : steps.some;
}

/** 0 to 0.98: nothing that has to be read otherwise first is as like as what was typed. */
function readingLikeness({ how, core, phonetic }: HeardReading, own: string): number {
  const alike = likenessTo(phonetic, own);
  if (how !== 'pinyin' || alike >= readWhole) return readOtherwise * alike;
  const [typed, given] = [core.replaceAll(' ', ''), own.replaceAll(' ', '')];
  if (typed.length < leastSounds || !core.split(' ').every((word) => given.includes(word)))
    return readOtherwise * alike;
  const least = given.includes(typed) ? readWhole : readInParts;
  return readOtherwise * Math.max(alike, least + (0.1 * typed.length) / given.length);
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
