import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the companies room. */
export const companyProblems = nameProblems(words, {
  queryEmpty: { code: 'company_query_empty', status: 400 },
  queryUnusable: { code: 'company_query_unusable', status: 400 },
  unknownCompany: { code: 'unknown_company', status: 404 },
  mergedWithItself: { code: 'company_merged_with_itself', status: 409 },
  /** Invented companies and real ones are never one. */
  mergedWithDemo: { code: 'company_merged_with_demo', status: 400 },
  mergedAlready: { code: 'company_merged_already', status: 409 },
  notMerged: { code: 'company_not_merged', status: 409 },
  /** Our own machine had too much to do; the register is there. */
  searchBusy: { code: 'search_busy', status: 503 },
  registerUnavailable: { code: 'register_unavailable', status: 503 },
});
