import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the checks room. */
export const checkProblems = nameProblems(words, {
  ownValue: { code: 'own_value', status: 403 },
  valueChanged: { code: 'value_changed', status: 409 },
  unknownColleague: { code: 'unknown_colleague', status: 404 },
  unknownValue: { code: 'unknown_value', status: 404 },
  undecided: { code: 'values_undecided', status: 409 },
  openComments: { code: 'comments_open', status: 409 },
  nothingToSay: { code: 'nothing_to_send_back', status: 409 },
  tooManyEntries: { code: 'too_many_entries', status: 409 },
});
