import type { Locale } from '#kernel/locale.ts';
import { callApi } from '../api/call-api.ts';
import { fileNameOf } from './sample-file-name.ts';

/** The call and its fixed mark, written out so that the contract with its schemas need not travel to the browser. */
export const samplePath = '/Dictionary/GetSampleReport';
export const sampleRequestId = 'countercheck-sample';

/** The browser reads a saved file after the click has returned; a minute is enough for the slowest. */
const keptMs = 60_000;

/** How a download ended; `refused` comes with the server's words in the reader's language, if it had any. */
export type SampleOutcome =
  | Readonly<{ kind: 'saved'; fileName: string }>
  | Readonly<{ kind: 'cancelled' | 'offline' }>
  | Readonly<{ kind: 'refused'; text: string | undefined }>;

type Wish = Readonly<{ country: { id: number; name: string }; locale: Locale; signal: AbortSignal }>;

/** Fetches the sample of a country and hands it to the browser to save; never throws. */
export async function downloadSample({ country, locale, signal }: Wish): Promise<SampleOutcome> {
  try {
    const body = { requestId: sampleRequestId, countryId: country.id };
    const response = await callApi({ method: 'POST', path: samplePath, body, locale, signal });
    if (!response.ok) return { kind: 'refused', text: refusalOf(await response.json().catch(() => null)) };
    if (response.headers.get('content-type')?.startsWith('application/pdf') !== true)
      return { kind: 'refused', text: undefined };
    const fileName = fileNameOf(response.headers.get('content-disposition')) ?? `${country.name}.pdf`;
    save(await response.blob(), fileName);
    return { kind: 'saved', fileName };
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'offline' };
  }
}

/** The words of the first entry, as the API writes its refusals. */
function refusalOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('value' in body)) return undefined;
  const first: unknown = Array.isArray(body.value) ? body.value[0] : undefined;
  if (typeof first !== 'object' || first === null || !('description' in first)) return undefined;
  return typeof first.description === 'string' ? first.description : undefined;
}

function save(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
