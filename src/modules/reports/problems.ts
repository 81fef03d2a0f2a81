import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the reports room. */
export const reportProblems = {
  unknownDossier: {
    code: 'unknown_dossier',
    status: 404,
    text: { en: 'There is no report for this order yet.', ru: 'По этому заказу ещё нет отчёта.' },
  },
  unknownFact: {
    code: 'unknown_fact',
    status: 404,
    text: { en: 'This entry is no longer in the report.', ru: 'Этой записи в отчёте уже нет.' },
  },
  unknownFile: {
    code: 'unknown_file',
    status: 404,
    text: { en: 'This file does not exist.', ru: 'Такого файла нет.' },
  },
  sealed: {
    code: 'dossier_sealed',
    status: 409,
    text: {
      en: 'The report has been approved, so nothing in it can change. A correction needs a new revision.',
      ru: 'Отчёт утверждён, изменить в нём ничего нельзя. Для исправления нужна новая редакция.',
    },
  },
  notSealed: {
    code: 'dossier_not_sealed',
    status: 409,
    text: {
      en: 'Only an approved report can be issued as a document.',
      ru: 'Выпустить документ можно только по утверждённому отчёту.',
    },
  },
  incomplete: {
    code: 'dossier_incomplete',
    status: 409,
    text: {
      en: 'Some required sections are empty and do not say why.',
      ru: 'Некоторые обязательные разделы пусты, и причина не указана.',
    },
  },
  notReady: {
    code: 'report_not_ready',
    status: 409,
    text: {
      en: 'The report is not ready: some of it is missing, contradicts itself or cites what cannot be its source.',
      ru: 'Отчёт не готов: чего-то не хватает, что-то противоречит само себе или ссылается не на тот источник.',
    },
  },
  thinReasonMissing: {
    code: 'thin_report_needs_reason',
    status: 409,
    text: {
      en: 'There is little in this report. Write, in both languages, why it is sent all the same: the customer reads it.',
      ru: 'В отчёте мало сведений. Напишите на обоих языках, почему он всё же уходит: это прочтёт клиент.',
    },
  },
  thinReasonWrongLanguage: {
    code: 'thin_reason_language',
    status: 400,
    text: {
      en: 'Write the reason in English and in Russian, each in its own field.',
      ru: 'Напишите причину по-английски и по-русски, каждую в своём поле.',
    },
  },
  sectionHasFacts: {
    code: 'section_has_facts',
    status: 409,
    text: {
      en: 'This section has entries, so it needs no reason for being empty.',
      ru: 'В этом разделе есть сведения, поэтому причина его пустоты не нужна.',
    },
  },
  sampleUnavailable: {
    code: 'sample_unavailable',
    status: 503,
    text: {
      en: 'The sample is not ready yet. Please try again in 15 seconds.',
      ru: 'Образец ещё не готов. Попробуйте через 15 секунд.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;

/** Words for one refused field of an entry. */
export const factFieldWords = {
  unknownSection: { en: 'The report has no such section.', ru: 'В отчёте нет такого раздела.' },
  unknownField: { en: 'This section has no such field.', ru: 'В этом разделе нет такого поля.' },
  unknownReason: { en: 'There is no such reason.', ru: 'Такой причины нет в списке.' },
  wrongValue: {
    en: 'The value does not fit this field.',
    ru: 'Значение не подходит для этого поля.',
  },
  inFuture: { en: 'The date lies in the future.', ru: 'Дата ещё не наступила.' },
  sourceInCyrillic: {
    en: 'This name stands in the English report: write it in Latin letters.',
    ru: 'Это название стоит в английском отчёте: напишите его латинскими буквами.',
  },
  needsExcuse: { en: 'Fill this section or give a reason.', ru: 'Заполните раздел или укажите причину.' },
} as const;
