import type { Reader } from '#findings/reading/reading.ts';
import type { ResearchSubject, SourceCode } from './source.ts';

/** An institution of which somebody brings a file, because it answers no machine or gives more in files than in answers. */
export type FileSource = Readonly<{
  code: SourceCode;
  /** ISO alpha-2, upper case. */
  countries: readonly string[] | 'all';
  homepage: string;
  licence: Readonly<{ name: string; url?: string }>;
  /** One for each part that a file may give; all of them read the same file. */
  readers: readonly Reader[];
  /** The number in the spelling of the file; undefined if none of the company's numbers can be one. */
  numberOf(subject: ResearchSubject): string | undefined;
  /** A further file stands beside those before it, as the accounts of another year do; else the newest one counts. */
  isSeries?: true;
  /** The same institution is a source of its own that is asked. */
  isAskedToo?: true;
}>;

/** What stands in a file source's files about companies of a country. */
export function coversCountry({ countries }: Pick<FileSource, 'countries'>, country: string): boolean {
  return countries === 'all' || countries.includes(country);
}
