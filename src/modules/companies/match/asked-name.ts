import type { HintedName } from '#names/hints/hinted-name.ts';
import { type OtherReading, otherReadings } from '#names/keys/other-readings.ts';
import { type PhoneticName, toPhoneticName } from '#names/likeness/similarity.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { type ParsedName, parseName } from '#names/tokens/parsed-name.ts';
import type { CompanyQuery } from '../records/company.ts';
import { formIn, strictFormIn, type WrittenForm } from './form-in-name.ts';

/** The typed name, taken apart once for the search and for every company that it is compared with. */
export type AskedName = Readonly<{
  text: string;
  parsed: ParsedName;
  /** Its core in words, as names of the country are heard. */
  phonetic: PhoneticName;
  form: WrittenForm | undefined;
  /** What else may be meant by it. */
  readings: readonly HeardReading[];
}>;

/** Another reading, as names of the country are heard. */
export type HeardReading = OtherReading & Readonly<{ phonetic: PhoneticName }>;

/** What was typed, with its name taken apart: the value that travels from the search to the cards. */
export type CompanyQuestion = CompanyQuery & Readonly<{ asked: AskedName }>;

/** Takes the name of a question apart, unless that was done already. */
export function readQuestion(query: CompanyQuery | CompanyQuestion, memory?: WordMemory): CompanyQuestion {
  if ('asked' in query) return query;
  const country = query.countryCode.toUpperCase();
  const text = query.name ?? '';
  const parsed = parseName(text, country);
  const isRead = parsed.words.some(({ script }) => script === 'arabic' || script === 'hebrew');
  const phonetic = toPhoneticName(parsed.core, country, memory, isRead);
  const readings = otherReadings(text, parsed, memory).map((reading) => ({
    ...reading,
    phonetic: toPhoneticName(reading.core, country, memory, isRead),
  }));
  const form = formIn(text, parsed) ?? strictFormIn(text, country);
  return { ...query, asked: { text, parsed, phonetic, form, readings } };
}

/** The question with its name as it was heard for one company: without the words that are a place. */
export function questionHeard(
  query: CompanyQuery | CompanyQuestion,
  heard: HintedName | undefined,
  memory?: WordMemory,
): CompanyQuestion {
  if (heard === undefined) return readQuestion(query, memory);
  const { asked: _asked, ...typed } = { asked: undefined, ...query };
  return readQuestion({ ...typed, name: heard.name }, memory);
}
