import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import {
  answerAccountOrder,
  cancelAccountOrder,
  chooseAccountShare,
  claimAccountOrder,
  payAccountOrder,
} from './endpoints.ts';

export type Done = 'answered' | 'cancelled' | 'claimed' | 'take' | 'wait' | 'cancel';
/** What came of a form; a refusal without words is an outage. */
export type OrderAnswer = Readonly<{ done?: Done; refusal?: string | undefined; isRefused: boolean }>;

const shareChoices = ['take', 'wait', 'cancel'] as const;

/** Does by the account what the forms of the tracker ask for: the same names as those of the secret link's page. */
export async function actOnOrder(orderId: string, form: FormData): Promise<OrderAnswer> {
  const params = { orderId };
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const api = sessionApi();
  try {
    switch (form.get('intent')) {
      case 'pay': {
        const { paymentUrl } = await api.call(payAccountOrder, { params });
        location.assign(paymentUrl);
        return { isRefused: false };
      }
      case 'cancel':
        await api.call(cancelAccountOrder, { params });
        return { done: 'cancelled', isRefused: false };
      case 'answer': {
        const body = { clarificationId: text('clarificationId'), answer: text('answer') };
        await api.call(answerAccountOrder, { params, body });
        return { done: 'answered', isRefused: false };
      }
      case 'claim':
        await api.call(claimAccountOrder, { params, body: { text: text('text') } });
        return { done: 'claimed', isRefused: false };
      case 'share': {
        const choice = shareChoices.find((one) => one === form.get('choice'));
        if (choice === undefined) return { isRefused: true };
        const body = {
          choice,
          ...(choice === 'wait' && { waitUntil: text('waitUntil') }),
          ...(choice === 'take' && { shareMinor: Number(text('shareMinor')) }),
        };
        await api.call(chooseAccountShare, { params, body });
        return { done: choice, isRefused: false };
      }
      default:
        return { isRefused: true };
    }
  } catch (error) {
    const { faults, failure } = refusalOfError(error);
    return { refusal: failure?.text ?? faults[0]?.text, isRefused: true };
  }
}
