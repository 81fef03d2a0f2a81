import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the companies room. */
export const companyProblems = {
  queryEmpty: {
    code: 'company_query_empty',
    status: 400,
    text: {
      en: 'We need at least one of these: Name, Registration Number, or TAX/VAT Number',
      ru: 'Нужно указать хотя бы одно: название, регистрационный номер или номер налогоплательщика (TAX/VAT)',
    },
  },
  queryUnusable: {
    code: 'company_query_unusable',
    status: 400,
    text: {
      en: 'There is no letter and no digit in what you typed, so there is nothing to search for.',
      ru: 'В запросе нет ни букв, ни цифр, поэтому искать нечего.',
    },
  },
  unknownCompany: {
    code: 'unknown_company',
    status: 404,
    text: {
      en: 'This company is not in our registers.',
      ru: 'Этой компании нет в наших реестрах.',
    },
  },
  registerUnavailable: {
    code: 'register_unavailable',
    status: 503,
    text: {
      en: 'The company register does not answer, so we cannot say whether the company is there. Please try again in a minute.',
      ru: 'Реестр компаний не отвечает, поэтому мы не знаем, есть ли в нём эта компания. Попробуйте ещё раз через минуту.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
