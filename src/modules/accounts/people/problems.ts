import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the administrator's page. */
export const peopleProblems = {
  unknownPerson: {
    code: 'unknown_person',
    status: 404,
    text: { en: 'There is no such account.', ru: 'Такой учётной записи нет.' },
  },
  /** Whoever acts stays an administrator: so there is always one. */
  ownAccount: {
    code: 'own_account',
    status: 409,
    text: {
      en: 'This is your own account: another administrator has to change it.',
      ru: 'Это ваша учётная запись: её может изменить только другой администратор.',
    },
  },
  noSecondFactor: {
    code: 'no_second_factor',
    status: 409,
    text: {
      en: 'This person has no second factor that could be taken off.',
      ru: 'У этого человека нет второго фактора, снимать нечего.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
