import type { Locale } from '#kernel/locale.ts';
import type { Verification } from '#workflows/verify-report/contract.ts';
import { callApi } from '../api/call-api.ts';

/** What became of a file that was chosen. */
export type FileOutcome =
  | Readonly<{ kind: 'refused'; why: 'tooBig' | 'tooOften' | 'failed' | 'notHeld' }>
  | Readonly<{
      kind: 'checked';
      file: NonNullable<Verification['file']> | 'unknown';
      report: Verification['report'];
    }>;

/** More than any report of ours has; a browser would hold all of it in memory. */
const maxBytes = 50 * 1024 * 1024;

/**
 * Files of ours that are made when they are asked for, and signatures: nobody keeps their fingerprints, and none is said to be a forgery.
 * A second download is called `…-rating (1).json`, or `…-rating-2.json`.
 */
const notHeld = /(\.(xlsx|html?|jws)|-(rating|owners-bods)( ?\(\d+\)|-\d+)?\.json)$/i;

/** Hashes a file here and asks for its hash alone, or for what it is beside the report with this code. */
export async function verifyFile(file: File, code: string | undefined, locale: Locale): Promise<FileOutcome> {
  if (notHeld.test(file.name)) return { kind: 'refused', why: 'notHeld' };
  if (file.size > maxBytes) return { kind: 'refused', why: 'tooBig' };
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const body = { sha256, ...(code !== undefined && { code }) };
    const response = await callApi({ method: 'POST', path: '/reports/verify', body, locale });
    if (!response.ok) return { kind: 'refused', why: response.status === 429 ? 'tooOften' : 'failed' };
    // Our own server's answer, which it has parsed by its contract.
    const found = (await response.json()) as Verification;
    return { kind: 'checked', file: found.file ?? 'unknown', report: found.report };
  } catch {
    // No network, a file that cannot be read, or an address without https, where browsers hash nothing.
    return { kind: 'refused', why: 'failed' };
  }
}
