import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath } from '#kernel/locale.ts';
import { giveAddress } from '#workflows/answer-bounce/contract.ts';
import { answerClarification, cancelOrder, makeClaim } from '#workflows/track-order/contract.ts';
import { apiContext } from '../api/server-context.ts';
import { goToCardPage } from './card-page.server.ts';
import { type RefusedReview, submitReview } from './review/review-action.server.ts';

type Done = 'cancelled' | 'answered' | 'sent' | undefined;
/** `claim`, `address`: what was typed of one that was refused. */
type Answer = {
  done: Done;
  refusal: string | undefined;
  review?: RefusedReview;
  claim?: string;
  address?: string;
};

/** What the customer may do with an order: go and pay, cancel, answer, rate the report, say where mails go. */
export async function actOnOrder(
  context: LoaderFunctionArgs['context'],
  secret: string,
  request: LoaderFunctionArgs['request'],
) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const params = { secret };
  try {
    switch (form.get('intent')) {
      case 'pay':
        return await goToCardPage(context, secret);
      case 'cancel':
        await api.call(cancelOrder, { params });
        return answer('cancelled');
      case 'answer': {
        const clarificationId = String(form.get('clarificationId') ?? '');
        const text = String(form.get('answer') ?? '').trim();
        await api.call(answerClarification, { params, body: { clarificationId, answer: text } });
        return answer('answered');
      }
      case 'address': {
        const email = String(form.get('email') ?? '').trim();
        await api.call(giveAddress, { params, body: { email } });
        return answer('sent');
      }
      case 'claim': {
        const text = String(form.get('text') ?? '').trim();
        await api.call(makeClaim, { params, body: { text } });
        return redirect(`${new URL(request.url).pathname}#claim`, 303);
      }
      case 'review': {
        const { pathname } = new URL(request.url);
        const refused = await submitReview(api, secret, form, localeOfPath(pathname));
        if (refused === undefined) return redirect(`${pathname}#review`, 303);
        return data<Answer>(
          { done: undefined, refusal: undefined, review: refused },
          { status: refused.status },
        );
      }
      default:
        return answer(undefined, undefined, 400);
    }
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const intent = form.get('intent');
    const typed =
      intent === 'claim'
        ? { claim: String(form.get('text') ?? '') }
        : intent === 'address'
          ? { address: String(form.get('email') ?? '') }
          : {};
    return data<Answer>({ done: undefined, refusal: error.message, ...typed }, { status: error.status });
  }
}

function answer(done: Done, refusal?: string, status = 200) {
  return data<Answer>({ done, refusal }, { status });
}
