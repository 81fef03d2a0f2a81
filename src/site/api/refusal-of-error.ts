import { isApiProblem } from '#kernel/api-client.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { refusalOf } from './refusal-of.ts';

/** What a call of the API has thrown, as a form shows it. */
export function refusalOfError(error: unknown): Refusal {
  if (isApiProblem(error)) return refusalOf(error.status, error.value, error.requestId);
  // fetch rejects with TypeError where nobody answers, and with DOMException where it took too long.
  const isUnreachable = error instanceof TypeError || error instanceof DOMException;
  const kind = isUnreachable ? 'unreachable' : 'fault';
  return { faults: [], failure: { kind, text: undefined, requestId: undefined } };
}
