import { pluralIn } from '#kernel/plural.ts';
import { en as parts } from '#modules/registers/texts/parts/en.ts';

const plural = pluralIn('en');

/** The sources that are asked by machine about the company of an order. */
const research = {
  title: 'Sources asked about the company',
  soon: 'The first sources are being asked in a moment.',
  progress: (answered: number, all: number) =>
    `${answered} of ${all} ${plural(all, { one: 'question', other: 'questions' })} answered`,
  parts,
  standings: {
    waiting: 'next',
    asking: 'being asked',
    found: 'found',
    nothing_found: 'nothing found',
    not_published: 'not published',
    no_answer: 'did not answer',
    by_person: 'read by a specialist',
    not_asked: 'not asked any more',
  },
  received: 'records received',
  silent: 'No answer is not “nothing found”: a specialist asks these sources again.',
};

export const en = { research };
