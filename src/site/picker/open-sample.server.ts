import type { Locale } from '#kernel/locale.ts';
import { getSampleReport } from '#workflows/sample-report/contract.ts';
import type { RequestInfo } from '../server-context.ts';
import { sampleRequestId } from './sample-download.ts';

/** As long as a person waits at a blank tab, in milliseconds. */
const timeoutMs = 60_000;
const passedOn = ['content-type', 'content-disposition', 'x-content-type-options'];

/**
 * The sample as a response to hand on while it still arrives; undefined where it cannot be had now. The client of
 * contracts reads JSON only, so the file is asked for over HTTP, at the site's own address.
 */
export async function openSample(
  countryId: number,
  locale: Locale,
  { publicUrl, requestId }: RequestInfo,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const answer = await fetch(`${publicUrl}/api/v1${getSampleReport.path}`, {
    method: getSampleReport.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Sender-Id': 'countercheck-site',
      'X-Request-Id': requestId,
      'Accept-Locale': locale,
    },
    body: JSON.stringify({ requestId: sampleRequestId, countryId }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => undefined);
  if (answer?.ok !== true || answer.headers.get('content-type') !== getSampleReport.file) return undefined;
  // A file for people who ask for it, not for search engines.
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
