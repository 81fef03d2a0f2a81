import type { Locale } from '#kernel/locale.ts';
import { fileNameOf } from './sample-file-name.ts';

/** The call and its fixed mark, written out so that the contract with its schemas need not travel to the browser. */
export const samplePath = '/api/v1/Dictionary/GetSampleReport';
export const sampleRequestId = 'countercheck-sample';

/** A sample is a matter of seconds; after a minute nobody believes in it any more. */
const timeoutMs = 60_000;

/** How a download ended; `refused` comes with the server's words in the reader's language, if it had any. */
export type SampleOutcome =
  | Readonly<{ kind: 'saved'; fileName: string }>
  | Readonly<{ kind: 'cancelled' | 'late' | 'offline' }>
  | Readonly<{ kind: 'refused'; text: string | undefined }>;

type Wish = Readonly<{ country: { id: number; name: string }; locale: Locale; signal: AbortSignal }>;

/** Fetches the sample of a country and hands it to the browser to save; never throws. */
export async function downloadSample({ country, locale, signal }: Wish): Promise<SampleOutcome> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(samplePath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Sender-Id': 'countercheck-site',
        'Accept-Locale': locale,
      },
      body: JSON.stringify({ requestId: sampleRequestId, countryId: country.id }),
      signal: AbortSignal.any([signal, limit]),
    });
    if (!response.ok) return { kind: 'refused', text: refusalOf(await response.json().catch(() => null)) };
    if (response.headers.get('content-type')?.startsWith('application/pdf') !== true)
      return { kind: 'refused', text: undefined };
    const fileName = fileNameOf(response.headers.get('content-disposition')) ?? `${country.name}.pdf`;
    save(await response.blob(), fileName);
    return { kind: 'saved', fileName };
  } catch {
    if (signal.aborted) return { kind: 'cancelled' };
    return { kind: limit.aborted ? 'late' : 'offline' };
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
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs);
}
