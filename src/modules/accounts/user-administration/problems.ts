import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the administrator's page. */
export const userAdministrationProblems = nameProblems(words, {
  unknownPerson: { code: 'unknown_person', status: 404 },
  /** Whoever acts stays an administrator: so there is always one. */
  ownAccount: { code: 'own_account', status: 409 },
  noSecondFactor: { code: 'no_second_factor', status: 409 },
});
