import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of reviewing an order. */
export const reviewOrderProblems = {
  notDelivered: {
    code: 'review_before_delivery',
    status: 409,
    text: {
      en: 'You can review the order when the report has been delivered.',
      ru: 'Оставить отзыв можно, когда отчёт доставлен.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
