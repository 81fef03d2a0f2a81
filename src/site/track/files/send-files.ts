import type { Locale } from '#kernel/locale.ts';
import { sendOpen } from '#modules/accounts/web/session-api.ts';

/** The order by its secret link, and the language in which refusals are said. */
export type OrderLink = Readonly<{ secret: string; locale: Locale }>;

/** Posts to a call of the order, straight from the page: what was typed or chosen stays whatever happens. */
export function postToOrder(
  { secret, locale }: OrderLink,
  path: string,
  body: unknown,
  type: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return sendOpen({
    method: 'POST',
    path: `/api/v1/orders/${secret}${path}`,
    headers: { ...type, 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': locale },
    body,
  });
}

/**
 * Sends files one by one; those that were taken stay taken. Undefined when all were, else the refusal in words beside the
 * name of the file, or that there was no answer.
 */
export async function sendFiles(
  link: OrderLink,
  path: string,
  files: readonly File[],
): Promise<string | undefined> {
  for (const file of files) {
    try {
      const type = { 'Content-Type': file.type || 'application/octet-stream' };
      const added = await postToOrder(link, path, file, type);
      if (added.ok) continue;
      const refusal = await refusalOf(added);
      return refusal === 'unreachable' ? 'fileUnreachable' : `${file.name}: ${refusal}`;
    } catch {
      return 'fileUnreachable'; // nobody answers
    }
  }
  return undefined;
}

/** The words of a refusal, or that there were none. */
export async function refusalOf(response: Response): Promise<string> {
  const json: unknown = await response.json().catch(() => undefined);
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : undefined;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  // The last says most: before it may stand the specification's general sentence.
  const last = entries.at(-1);
  const isEntry = typeof last === 'object' && last !== null && 'description' in last;
  return isEntry && typeof last.description === 'string' ? last.description : 'unreachable';
}
