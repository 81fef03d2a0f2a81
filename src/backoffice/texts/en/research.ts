import { pluralIn } from '#kernel/plural.ts';
import { en as parts } from '#modules/registers/texts/parts/en.ts';
import { sources } from './sources.ts';

const plural = pluralIn('en');

/** What sources were asked about the company of an order. */
export const research = {
  title: 'Sources',
  loading: 'Asking how the sources stand…',
  progress: (answered: number, all: number) => `${answered} of ${all}`,
  progressWords: (answered: number, all: number) =>
    `${answered} of ${all} ${plural(all, { one: 'question', other: 'questions' })} answered`,
  none: {
    not_identified:
      'Nothing was asked: the company was described in words, and no register says which one it is.',
    not_begun: 'Nothing was asked yet.',
    no_source: 'No source of this installation covers this company.',
  },
  ask: 'Ask the sources',
  askSilent: (count: number) => `Ask the silent ones again (${count})`,
  askAgain: 'Ask again',
  askAgainAbout: (part: string, source: string) => `Ask again: ${part}, ${source}`,
  asked: 'The source is asked again',
  askedAll: 'The sources are asked again',
  summary: (found: number, silent: number) =>
    silent === 0 ? `${found} found` : `${found} found, ${silent} silent`,
  parts,
  states: sources.states,
  attempts: (count: number) => `${count} ${plural(count, { one: 'attempt', other: 'attempts' })}`,
  findings: (count: number) => `${count} ${plural(count, { one: 'finding', other: 'findings' })}`,
  reasons: {
    late: 'no answer in time',
    no_answer: 'the source does not answer',
    too_often: 'the source wants fewer questions',
    unexpected_answer: 'the answer is none that the source promises',
    quota: 'our own calls to it were used up',
    unreadable: 'the answer cannot be read',
    partly_unreadable: 'a part of the answer cannot be read',
    no_number: 'no number of the company that this source knows',
    unknown_source: 'this version asks this source no more',
    picture_only: 'there is a document, as a picture only',
    unknown_taxonomy: 'its figures are marked in words that no table of ours knows',
  },
  handIn: 'Hand in a file of a source',
  handInHint:
    'For registers that answer no machine: an extract, accounts in XBRL, a table, owners by BODS, also as an archive, of which only the file of this company is taken out and kept. It is read at once, laid into the dossier with its evidence, and kept for the desk alone: customers cannot save it.',
  handInSource: 'Source',
  handInFile: 'File, up to 40 MB',
  handInWrong: 'Choose a file of 40 MB at most',
  handInRead: 'Read the file',
  handedIn: 'The file was read and kept',
  save: (number: number) => `Answer ${number}`,
  saveHint: (address: string) => `The answer as it came from ${address}`,
  size: (bytes: number) => (bytes < 1024 ? `${bytes} B` : `${Math.ceil(bytes / 1024)} kB`),
};
