import { data, redirect } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { hourMs, systemClock } from '#kernel/clock.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { checkQuestion, type QuestionFields } from '#modules/feedback/web/question-rules.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { readQuestion } from './question-form.ts';

/** What the page shows again after a refusal: nothing that was typed is lost. */
export type ContactAnswer = Refusal & Readonly<{ fields: QuestionFields }>;

/** The contact form without JavaScript: sent on, or shown again with what is wrong. */
export async function sendContact(api: ApiClient, form: FormData, locale: Locale) {
  const fields = readQuestion(form);
  const faults = checkQuestion(fields).map(({ field, text }) => ({ field, text: text[locale] }));
  if (faults.length > 0) return answer(422, fields, { faults, failure: undefined });
  try {
    await api.call(sendQuestion, { body: fields, idempotencyKey: await keyOf(fields) });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status, value, requestId } = error;
    return answer(status === 400 ? 422 : status, fields, refusalOf(status, value, requestId));
  }
  return redirect(`${localizedPath(locale, '/contact')}?sent=1#sent`, 303);
}

function answer(status: number, fields: QuestionFields, refusal: Refusal) {
  return data<ContactAnswer>({ ...refusal, fields }, { status });
}

/**
 * The page is cached and the same for everybody, so it cannot carry a key of its own: the same words within an hour are
 * one question, however often the button is pressed.
 */
async function keyOf(fields: QuestionFields): Promise<string> {
  const hour = Math.floor(systemClock.now().getTime() / hourMs);
  const text = new TextEncoder().encode(JSON.stringify([hour, fields]));
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
}
