import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NoOrder } from '../payment/NoOrder.tsx';
import { PaymentResult } from '../payment/PaymentResult.tsx';
import { goToCardPage, readPaymentPage, secretOf } from '../payment/payment-page.server.ts';
import type { PageHandle } from '../server-context.ts';

export const handle: PageHandle = { isCalm: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await readPaymentPage(context, request);
  return page && { ...page, reason: new URL(request.url).searchParams.get('reason') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return goToCardPage(context, secretOf(new URL(request.url).searchParams.get('order')));
}

export default function PaymentSuccess() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  if (page === undefined) return <NoOrder isBack={false} />;
  const { tracked, secret, publicUrl, reason } = page;
  return (
    <PaymentResult
      tracked={tracked}
      secret={secret}
      publicUrl={publicUrl}
      isBack={false}
      reason={reason}
      refusal={refusal}
    />
  );
}
