import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath } from '#kernel/locale.ts';
import { giveAddress } from '#workflows/answer-bounce/contract.ts';
import { chooseShare, shareAnswers } from '#workflows/offer-share/contract.ts';
import { answerClarification, cancelOrder, makeClaim } from '#workflows/track-order/contract.ts';
import { apiContext } from '../api/server-context.ts';
import { goToCardPage } from './card-page.server.ts';
import { type RefusedReview, submitReview } from './review/review-action.server.ts';

type Done = 'take' | 'wait' | 'cancel' | 'cancelled' | 'answered' | 'sent' | undefined;
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
      case 'share': {
        const choice = shareAnswers.find((one) => one === form.get('choice'));
        if (choice === undefined) return answer(undefined, undefined, 400);
        const waitUntil = String(form.get('waitUntil') ?? '');
        const shareMinor = Number(form.get('shareMinor'));
        const said = {
          choice,
          ...(choice === 'wait' && { waitUntil }),
          ...(choice === 'take' && { shareMinor }),
        };
        await api.call(chooseShare, { params, body: said });
        return answer(choice);
      }
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
