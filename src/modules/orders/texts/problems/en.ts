import { languageWords } from '#kernel/language-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { en as guarantee } from '#kernel/texts/guarantee/en.ts';

const written = languageWords({ en: 'in English', ru: 'in Russian' }, (ownName) => `in ${ownName}`);

export const en = {
  customerReads: (language: Locale) =>
    `The customer reads these words: write them ${written(language)} and say so.`,
  unknownOrder: 'There is no order at this address.',
  wrongState:
    'The order has moved on meanwhile, so this is no longer possible. Reload to see where it stands.',
  ownReport: 'A report is approved by a second person, not by its author.',
  unknownClarification: 'This question is not open.',
  claimTooLate: guarantee.over,
  tooManyClaims: 'There are three claims about this report already. Answer one of our mails to add to them.',
  tooManyClaimFiles: 'A claim takes three files.',
  claimFileType: 'Attach a PDF, JPEG or PNG file.',
  unknownClaim: 'There is no such claim.',
  claimDecided: 'Somebody has dealt with this claim meanwhile. Reload to see where it stands.',
  ownClaim: 'A claim is decided by somebody who did not write the report.',
  ownProposal: 'A refund is granted by a second person, not by the one who proposes it.',
  unknownDispute: 'There is no such dispute.',
  nothingSearched: 'Tick the steps that were done first: the customer is told where we looked.',
  foundInRegister: 'The register step says that the company is there. Correct the step first.',
  registerUnchecked:
    'The register step says that the register could not be checked: look there before you say that the company is not found.',
  unknownMail: 'There is no such mail.',
  mailNotResendable:
    'Only a mail to the customer about the report as it stands is sent again: this one is a copy, or of an earlier revision.',
  tooManyResends:
    'This mail was sent again five times, or the mails of this order twenty times. Write to the customer yourself.',
  noDeliveryProblem: 'Another address is taken only when mails to the one there is do not arrive.',
  waitDayWrong: 'Choose a day from tomorrow on, at most 30 days after we asked.',
  workUnfinished: 'Some research steps are not ticked off yet.',
};
export type Texts = typeof en;
