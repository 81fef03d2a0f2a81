import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { confirmNotificationAddress, stopNotifications } from '#modules/accounts/contract.ts';
import { confirmByForm, tokenOf } from '../../account/confirm-action.server.ts';
import { LinkPage } from '../../account/LinkPage.tsx';
import { useNotificationWords } from '../../account/texts/words.ts';
import { apiContext } from '../../api/server-context.ts';
import { useTexts } from '../../texts/use-texts.tsx';

export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** With `stop=1` the link of a copy, which ends them; without, that of the mail which asks for consent. */
const isStop = (request: Request) => new URL(request.url).searchParams.get('stop') === '1';

export function loader({ request }: LoaderFunctionArgs) {
  const { data: known, init } = tokenOf(request);
  return data({ ...known, isStop: isStop(request) }, init ?? undefined);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const endpoint = isStop(request) ? stopNotifications : confirmNotificationAddress;
  return confirmByForm(context.get(apiContext), endpoint, await request.formData());
}

export default function ConfirmNotifications() {
  const words = useNotificationWords();
  const { to } = useTexts();
  const { token, isStop } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const next = { to: to('/'), label: words.home };
  return <LinkPage words={isStop ? words.stop : words.agree} token={token} answer={answer} next={next} />;
}
