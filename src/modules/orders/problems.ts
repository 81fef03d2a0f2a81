import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the orders room. */
export const orderProblems = {
  customerReadsEnglish: {
    code: 'not_customers_language',
    status: 400,
    text: {
      en: 'The customer reads these words: write them in English and say so.',
      ru: 'Эти слова прочтёт клиент: напишите их по-английски и подтвердите язык.',
    },
  },
  customerReadsRussian: {
    code: 'not_customers_language',
    status: 400,
    text: {
      en: 'The customer reads these words: write them in Russian and say so.',
      ru: 'Эти слова прочтёт клиент: напишите их по-русски и подтвердите язык.',
    },
  },
  unknownOrder: {
    code: 'unknown_order',
    status: 404,
    text: { en: 'There is no order at this address.', ru: 'По этому адресу нет заказа.' },
  },
  wrongState: {
    code: 'order_state_conflict',
    status: 409,
    text: {
      en: 'The order has moved on meanwhile, so this is no longer possible. Reload to see where it stands.',
      ru: 'Заказ уже перешёл на другой этап, поэтому это действие недоступно. Обновите страницу.',
    },
  },
  ownReport: {
    code: 'own_report',
    status: 403,
    text: {
      en: 'A report is approved by a second person, not by its author.',
      ru: 'Отчёт утверждает второй сотрудник, а не автор.',
    },
  },
  unknownClarification: {
    code: 'unknown_clarification',
    status: 404,
    text: { en: 'This question is not open.', ru: 'Этот вопрос уже закрыт.' },
  },
  claimTooLate: {
    code: 'claim_too_late',
    status: 410,
    text: {
      en: 'The 60 days of the guarantee are over.',
      ru: '60 дней гарантии истекли.',
    },
  },
  tooManyClaims: {
    code: 'too_many_claims',
    status: 409,
    text: {
      en: 'There are three claims about this report already. Answer one of our mails to add to them.',
      ru: 'По этому отчёту уже есть три претензии. Чтобы дополнить их, ответьте на любое наше письмо.',
    },
  },
  tooManyClaimFiles: {
    code: 'too_many_claim_files',
    status: 409,
    text: { en: 'A claim takes three files.', ru: 'К претензии можно приложить три файла.' },
  },
  claimFileType: {
    code: 'claim_file_type',
    status: 415,
    text: { en: 'Attach a PDF, JPEG or PNG file.', ru: 'Приложите файл PDF, JPEG или PNG.' },
  },
  unknownClaim: {
    code: 'unknown_claim',
    status: 404,
    text: { en: 'There is no such claim.', ru: 'Такой претензии нет.' },
  },
  nothingSearched: {
    code: 'nothing_searched',
    status: 409,
    text: {
      en: 'Tick the steps that were done first: the customer is told where we looked.',
      ru: 'Сначала отметьте пройденные шаги: клиенту сообщают, где мы искали.',
    },
  },
  foundInRegister: {
    code: 'found_in_register',
    status: 409,
    text: {
      en: 'The register step says that the company is there. Correct the step first.',
      ru: 'Шаг «Реестр компаний» говорит, что компания в реестре есть. Сначала исправьте его.',
    },
  },
  workUnfinished: {
    code: 'work_unfinished',
    status: 409,
    text: {
      en: 'Some research steps are not ticked off yet.',
      ru: 'Не все шаги проверки отмечены как выполненные.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
