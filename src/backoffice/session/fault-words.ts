import { ApiProblem } from '#kernel/api-client.ts';
import type { Texts } from '../texts/en.ts';
import { isSecondFactorMissing } from './page-api.ts';

/** A refusal or a fault in words, with the number of the request where there was one. */
export type FaultWords = Readonly<{
  text: string;
  requestId: string | undefined;
  /** It is mended where the second factor is set up. */
  isSecondFactorMissing?: boolean;
}>;

/** The API's own words where it spoke, else what is wrong between us and it. */
export function faultWords(error: unknown, { faults }: Texts): FaultWords {
  if (error instanceof ApiProblem) {
    const said = error.value.map(({ description }) => description).join(' ');
    return {
      text: said === '' ? faults.errorText : said,
      requestId: error.requestId,
      isSecondFactorMissing: isSecondFactorMissing(error),
    };
  }
  // fetch rejects with TypeError where nobody answers, and with DOMException where it took too long.
  const isUnreachable = error instanceof TypeError || error instanceof DOMException;
  return { text: isUnreachable ? faults.unreachable : faults.errorText, requestId: undefined };
}
