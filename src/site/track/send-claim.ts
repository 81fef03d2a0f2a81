import type { Locale } from '#kernel/locale.ts';
import { sendOpen } from '#modules/accounts/web/session-api.ts';

type Said = Readonly<{ text: string; files: readonly File[]; locale: Locale }>;

/**
 * Sends a claim and then its files, one by one, straight from the page so that what was typed stays whatever happens.
 * Undefined when all was taken, else the refusal in words, or which of both got no answer; a claim that was taken stays
 * taken when a file is not.
 */
export async function sendClaim(secret: string, { text, files, locale }: Said): Promise<string | undefined> {
  const post = (path: string, body: unknown, type: Readonly<Record<string, string>> = {}) =>
    sendOpen({
      method: 'POST',
      path: `/api/v1/orders/${secret}/claims${path}`,
      headers: { ...type, 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': locale },
      body,
    });
  let isTaken = false;
  try {
    const made = await post('', { text });
    if (!made.ok) return wordsOf(made);
    isTaken = true;
    const { claimId }: { claimId: string } = await made.json();
    for (const file of files) {
      const added = await post(`/${claimId}/files`, file, {
        'Content-Type': file.type || 'application/octet-stream',
      });
      if (added.ok) continue;
      const refusal = await wordsOf(added);
      return refusal === 'unreachable' ? 'fileUnreachable' : `${file.name}: ${refusal}`;
    }
    return undefined;
  } catch {
    return isTaken ? 'fileUnreachable' : 'unreachable'; // nobody answers
  }
}

async function wordsOf(response: Response): Promise<string> {
  const json: unknown = await response.json().catch(() => undefined);
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : undefined;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  // The last says most: before it may stand the specification's general sentence.
  const last = entries.at(-1);
  const isEntry = typeof last === 'object' && last !== null && 'description' in last;
  return isEntry && typeof last.description === 'string' ? last.description : 'unreachable';
}
