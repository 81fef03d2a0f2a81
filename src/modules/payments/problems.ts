import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the payments room. */
export const paymentProblems = {
  nothingToPay: {
    code: 'nothing_to_pay',
    status: 409,
    text: {
      en: 'There is nothing to pay for this order now.',
      ru: 'По этому заказу сейчас нечего оплачивать.',
    },
  },
  tooManyAttempts: {
    code: 'too_many_attempts',
    status: 429,
    text: {
      en: 'Five attempts within an hour were not successful. Please wait an hour, or use another card then. The order is kept.',
      ru: 'Пять попыток за час не удались. Подождите час или используйте другую карту. Заказ сохранён.',
    },
  },
  gatewayDown: {
    code: 'gateway_unavailable',
    status: 503,
    text: {
      en: 'The card service does not answer right now. Your order is kept; please try again in a minute.',
      ru: 'Карточный сервис сейчас не отвечает. Заказ сохранён; попробуйте через минуту.',
    },
  },
  forgedWebhook: {
    code: 'webhook_refused',
    status: 400,
    text: { en: 'The signature is not valid.', ru: 'Подпись недействительна.' },
  },
} as const satisfies Record<string, ProblemDefinition>;
