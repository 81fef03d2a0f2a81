import { type OrderLink, postToOrder, refusalOf, sendFiles } from './files/send-files.ts';

type Said = Readonly<{ text: string; files: readonly File[] }>;

/**
 * Sends a claim and then its files, one by one. Undefined when all was taken, else the refusal in words, or which of both
 * got no answer; a claim that was taken stays taken when a file is not.
 */
export async function sendClaim(link: OrderLink, { text, files }: Said): Promise<string | undefined> {
  try {
    const made = await postToOrder(link, '/claims', { text });
    if (!made.ok) return refusalOf(made);
    const { claimId }: { claimId: string } = await made.json();
    return await sendFiles(link, `/claims/${claimId}/files`, files);
  } catch {
    return 'unreachable'; // nobody answers
  }
}
