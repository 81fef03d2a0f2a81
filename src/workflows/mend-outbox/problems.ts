import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals about work that does not succeed. */
export const outboxProblems = {
  unknownRow: {
    code: 'unknown_outbox_row',
    status: 404,
    text: { en: 'There is no such work.', ru: 'Такого задания нет.' },
  },
  notWaiting: {
    code: 'outbox_row_conflict',
    status: 409,
    text: {
      en: 'This is done by now, or being worked on. Reload to see where it stands.',
      ru: 'Это задание уже выполнено или выполняется сейчас. Обновите страницу.',
    },
  },
  mayNotDismiss: {
    code: 'outbox_row_needed',
    status: 409,
    text: {
      en: 'Work on money and the delivery of a report cannot be left undone.',
      ru: 'Задания с деньгами и отправку отчёта нельзя оставить невыполненными.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
