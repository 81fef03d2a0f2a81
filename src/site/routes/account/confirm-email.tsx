import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { confirmEmail } from '#modules/accounts/contract.ts';
import { confirmByForm, tokenOf } from '../../account/confirm-action.server.ts';
import { LinkPage } from '../../account/LinkPage.tsx';
import { useConfirmationWords } from '../../account/texts/words.ts';
import { apiContext } from '../../api/server-context.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/**
 * The address holds the link's secret: no other site may read it. With `no-referrer` the form would have no origin
 * either, and be refused.
 */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export function loader({ request }: LoaderFunctionArgs) {
  return tokenOf(request);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return confirmByForm(context.get(apiContext), confirmEmail, await request.formData());
}

export default function ConfirmEmail() {
  const words = useConfirmationWords();
  const { to } = useTexts();
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <LinkPage words={words} token={token} answer={answer} next={{ to: to('/login'), label: words.signIn }} />
  );
}
