import { data, type LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { answerClarification, cancelOrder } from '#workflows/track-order/contract.ts';
import { goToCardPage } from '../payment/payment-page.server.ts';
import { apiContext } from '../server-context.ts';

type Done = 'cancelled' | 'answered' | undefined;
type Answer = { done: Done; refusal: string | undefined };

/** What the customer may do with an order: go and pay, cancel, answer. */
export async function actOnOrder(context: LoaderFunctionArgs['context'], secret: string, form: FormData) {
  const api = context.get(apiContext);
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
      default:
        return answer(undefined, undefined, 400);
    }
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return answer(undefined, error.message, error.status);
  }
}

function answer(done: Done, refusal?: string, status = 200) {
  return data<Answer>({ done, refusal }, { status });
}
