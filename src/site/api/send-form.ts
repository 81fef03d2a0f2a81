import type { Locale } from '#kernel/locale.ts';
import type { ProblemEntry } from '#kernel/problem.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { callApi } from './call-api.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Sends a form to the API straight from the page it stands on, so that whatever happens the page and everything typed
 * stay; undefined when it was taken. React Router's own way would put an error page there while offline. The contract is
 * not imported for one path: it would bring zod to the home page.
 */
export async function sendForm(
  path: `/${string}`,
  body: Readonly<Record<string, unknown>>,
  { locale, idempotencyKey }: { locale: Locale; idempotencyKey: string },
): Promise<Refusal | undefined> {
  try {
    const headers = { 'Idempotency-Key': idempotencyKey };
    const response = await callApi({ method: 'POST', path, body, locale, headers });
    if (response.ok) return undefined;
    const value = await readValue(response);
    return refusalOf(response.status, value, response.headers.get('x-request-id') ?? undefined);
  } catch {
    // fetch rejects where nobody answers.
    return { faults: [], failure: { kind: 'unreachable', text: undefined, requestId: undefined } };
  }
}

/** The specification's list of refusals; a gateway in between may answer with something else. */
async function readValue(response: Response): Promise<ProblemEntry[]> {
  const json: unknown = await response.json().catch(() => undefined);
  if (typeof json !== 'object' || json === null || !('value' in json) || !Array.isArray(json.value))
    return [];
  return json.value.filter(isEntry);
}

function isEntry(entry: unknown): entry is ProblemEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'description' in entry &&
    typeof entry.description === 'string' &&
    (!('field' in entry) || typeof entry.field === 'string')
  );
}
