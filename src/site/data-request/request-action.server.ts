import { data, redirect } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { hourMs, systemClock } from '#kernel/clock.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import { sendDataRequest } from '#modules/data-requests/contract.ts';
import { checkRequest, type RequestFields } from '#modules/data-requests/web/request-rules.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { readRequest } from './request-form.ts';

/** What the page shows again after a refusal: nothing that was typed is lost. */
export type RequestAnswer = Refusal & Readonly<{ fields: RequestFields }>;

/** The form without JavaScript: sent on, or shown again with what is wrong. */
export async function sendRequest(api: ApiClient, form: FormData, locale: Locale) {
  const fields = readRequest(form);
  const faults = checkRequest(fields).map(({ field, text }) => ({ field, text: text[locale] }));
  if (faults.length > 0) return answer(422, fields, { faults, failure: undefined });
  try {
    await api.call(sendDataRequest, { body: fields, idempotencyKey: await keyOf(fields) });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status, value, requestId } = error;
    return answer(status === 400 ? 422 : status, fields, refusalOf(status, value, requestId));
  }
  return redirect(`${localizedPath(locale, '/data-request')}?sent=1#sent`, 303);
}

function answer(status: number, fields: RequestFields, refusal: Refusal) {
  return data<RequestAnswer>({ ...refusal, fields }, { status });
}

/** The page is cached and the same for everybody, so it carries no key: the same words within an hour are one request. */
async function keyOf(fields: RequestFields): Promise<string> {
  const hour = Math.floor(systemClock.now().getTime() / hourMs);
  const text = new TextEncoder().encode(JSON.stringify(['data-request', hour, fields]));
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
}
