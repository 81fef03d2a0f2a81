import { nameProblems, type ProblemDefinition } from '#kernel/problem.ts';
import type { PageFault } from '#platform/http-client/fetch-page.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about pages of the web that were to be kept. */
export const pageProblems = nameProblems(words, {
  notFetchedHere: { code: 'pages_not_fetched', status: 409 },
  notAnAddress: { code: 'page_address', status: 422 },
  notPublic: { code: 'page_not_public', status: 422 },
  silent: { code: 'page_silent', status: 422 },
  late: { code: 'page_late', status: 422 },
  refused: { code: 'page_refused', status: 422 },
  movedTooOften: { code: 'page_moved', status: 422 },
  tooLarge: { code: 'page_too_large', status: 422 },
  empty: { code: 'page_empty', status: 422 },
  otherType: { code: 'page_type', status: 422 },
});

/** The refusal of each way in which a page does not come: the site's fault or the address's, never ours. */
export const problemOfFault: Readonly<Record<PageFault, ProblemDefinition>> = {
  not_an_address: pageProblems.notAnAddress,
  not_public: pageProblems.notPublic,
  silent: pageProblems.silent,
  late: pageProblems.late,
  refused: pageProblems.refused,
  moved_too_often: pageProblems.movedTooOften,
  too_large: pageProblems.tooLarge,
  empty: pageProblems.empty,
  other_type: pageProblems.otherType,
};
