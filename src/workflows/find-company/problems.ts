import type { ProblemDefinition } from '#kernel/problem.ts';

/** The register of companies is silent while one company is asked for; the search has words of its own. */
export const registerSilent = {
  code: 'register_unavailable',
  status: 503,
  text: {
    en: 'The company register does not answer, so we cannot show this company. Please try again in a minute.',
    ru: 'Реестр компаний не отвечает, поэтому показать компанию не получается. Попробуйте ещё раз через минуту.',
  },
} as const satisfies ProblemDefinition;
