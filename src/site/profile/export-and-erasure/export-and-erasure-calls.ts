import { ApiProblem, isApiProblem } from '#kernel/api-client.ts';
import { pageLocale, readAnswer, sendSigned, sessionApi } from '#modules/accounts/web/session-api.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { eraseAccount } from './endpoints.ts';

/** Fetches everything kept about the signed-in person; `onBytes` hears how much has come. Throws what `fetch` throws. */
export async function fetchExport(onBytes: (bytes: number) => void): Promise<{ file: Blob; name: string }> {
  const headers = { 'Accept-Locale': pageLocale(), 'X-Sender-Id': 'countercheck-site' };
  const path = '/api/v1/User/ExportData';
  const response = await sendSigned({ method: 'GET', path, headers });
  if (!response.ok || response.body === null) throw await problemOf(response);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    count += value.byteLength;
    onBytes(count);
  }
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { file: new Blob(chunks, { type: 'application/zip' }), name: name ?? 'countercheck-data.zip' };
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const { status, json } = await readAnswer(response);
  const words = typeof json === 'object' && json !== null && 'title' in json ? String(json.title) : '';
  const value = words === '' ? [] : [{ code: 'export', description: words }];
  return new ApiProblem(status, 'export', value, response.headers.get('x-request-id') ?? undefined);
}

/** Saves a file as a click on a link would. */
export function saveFile({ file, name }: { file: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to copy it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Why nothing was erased; `orders` are those still under way. */
export type EraseRefusal = Refusal & Readonly<{ orders: readonly string[] }>;

const aboutCode = ['second_factor_required', 'wrong_second_factor', 'wrong_code'];

/** Undefined where the account is gone. */
export async function eraseOwnAccount(given: {
  password: string;
  code: string;
}): Promise<EraseRefusal | undefined> {
  const { password, code } = given;
  try {
    const body = { password, ...(code === '' ? {} : { code }) };
    await sessionApi().call(eraseAccount, { body });
    return undefined;
  } catch (error) {
    if (!isApiProblem(error)) return { ...refusalOfError(error), orders: [] };
    if (error.code === 'orders_under_way') {
      return { faults: [], failure: undefined, orders: error.value.flatMap(({ field }) => field ?? []) };
    }
    if (aboutCode.includes(error.code)) {
      return { faults: [{ field: 'code', text: error.message }], failure: undefined, orders: [] };
    }
    return { ...refusalOfError(error), orders: [] };
  }
}
