import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { getSampleReport } from '#workflows/sample-report/contract.ts';
import type { ApiFiles } from '../api/server-context.ts';
import { sampleRequestId } from './sample-download.ts';

const passedOn = ['content-type', 'content-disposition', 'x-content-type-options'];

/** The sample as a response to hand on, or why it cannot be had now. */
export async function openSample(
  countryId: number,
  files: ApiFiles,
  reportContentTypeId?: ReportKind,
): Promise<Response | 'too-often' | 'failed'> {
  const { status, headers, bytes } = await files(getSampleReport, {
    ...{ requestId: sampleRequestId, countryId },
    ...(reportContentTypeId !== undefined && { reportContentTypeId }),
  });
  if (status === 429) return 'too-often';
  if (status !== 200 || headers['content-type'] !== getSampleReport.file) return 'failed';
  // A file for people who ask for it, not for search engines.
  const answer = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  for (const name of passedOn) {
    const value = headers[name];
    if (value !== undefined) answer.set(name, value);
  }
  return new Response(bytes, { headers: answer });
}
