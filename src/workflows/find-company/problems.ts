import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/words.ts';

/** Refusals of finding a company. */
export const findCompanyProblems = nameProblems(words, {
  /** The register is silent while one company is asked for; the search has words of its own. */
  registerSilent: { code: 'register_unavailable', status: 503 },
});
