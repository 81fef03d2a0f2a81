import { inEveryLanguage, type Locale } from '#kernel/locale.ts';
import { nameProblems, type ProblemDefinition } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the orders room. */
export const orderProblems = nameProblems(words, {
  unknownOrder: { code: 'unknown_order', status: 404 },
  wrongState: { code: 'order_state_conflict', status: 409 },
  ownReport: { code: 'own_report', status: 403 },
  unknownClarification: { code: 'unknown_clarification', status: 404 },
  claimTooLate: { code: 'claim_too_late', status: 410 },
  tooManyClaims: { code: 'too_many_claims', status: 409 },
  tooManyClaimFiles: { code: 'too_many_claim_files', status: 409 },
  claimFileType: { code: 'claim_file_type', status: 415 },
  unknownClaim: { code: 'unknown_claim', status: 404 },
  claimDecided: { code: 'claim_state_conflict', status: 409 },
  ownClaim: { code: 'own_report_claimed', status: 403 },
  ownProposal: { code: 'own_proposal', status: 403 },
  unknownDispute: { code: 'unknown_dispute', status: 404 },
  nothingSearched: { code: 'nothing_searched', status: 409 },
  foundInRegister: { code: 'found_in_register', status: 409 },
  registerUnchecked: { code: 'register_unchecked', status: 409 },
  unknownMail: { code: 'unknown_mail', status: 404 },
  mailNotResendable: { code: 'mail_not_resendable', status: 409 },
  tooManyResends: { code: 'too_many_resends', status: 409 },
  noDeliveryProblem: { code: 'no_delivery_problem', status: 409 },
  waitDayWrong: { code: 'wait_day_wrong', status: 400 },
  workUnfinished: { code: 'work_unfinished', status: 409 },
});

/** The refusal of words that the customer, who reads this language, cannot read. */
export function notCustomersLanguage(read: Locale): ProblemDefinition {
  return {
    code: 'not_customers_language',
    status: 400,
    text: inEveryLanguage((locale) => words[locale].customerReads(read)),
  };
}
