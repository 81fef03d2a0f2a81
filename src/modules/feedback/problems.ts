import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the feedback room. */
export const feedbackProblems = {
  tooManyQuestions: {
    code: 'too_many_questions',
    status: 429,
    text: {
      en: 'We have several questions from this address already and will answer them. Please write again in an hour.',
      ru: 'С этого адреса уже пришло несколько вопросов, мы на них ответим. Напишите ещё раз через час.',
    },
  },
  unknownQuestion: {
    code: 'unknown_question',
    status: 404,
    text: { en: 'There is no such question.', ru: 'Такого вопроса нет.' },
  },
  alreadyAnswered: {
    code: 'question_already_answered',
    status: 409,
    text: {
      en: 'A colleague has marked this question as answered.',
      ru: 'Коллега уже отметил этот вопрос как отвеченный.',
    },
  },
  unknownReview: {
    code: 'unknown_review',
    status: 404,
    text: { en: 'There is no such review.', ru: 'Такого отзыва нет.' },
  },
  reviewExists: {
    code: 'review_exists',
    status: 409,
    text: {
      en: 'There is a review of this order already; an order has one.',
      ru: 'Отзыв об этом заказе уже есть; к заказу можно оставить только один.',
    },
  },
  reviewMoved: {
    code: 'review_state_conflict',
    status: 409,
    text: {
      en: 'The review is in another state by now. Reload to see which.',
      ru: 'Состояние отзыва уже изменилось. Обновите страницу.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
