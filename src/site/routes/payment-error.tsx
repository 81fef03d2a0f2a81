import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../api/server-context.ts';
import { NoOrder } from '../payment/NoOrder.tsx';
import { PaymentResult } from '../payment/PaymentResult.tsx';
import { readPaymentPage } from '../payment/payment-page.server.ts';
import { goToCardPage, secretOf } from '../track/card-page.server.ts';

export const handle: PageHandle = { isDeferred: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await readPaymentPage(context, request);
  return page && { ...page, reason: new URL(request.url).searchParams.get('reason') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return goToCardPage(context, secretOf(new URL(request.url).searchParams.get('order')));
}

export default function PaymentError() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  if (page === undefined) return <NoOrder isBack={true} />;
  const { tracked, secret, publicUrl, reason } = page;
  return (
    <PaymentResult
      tracked={tracked}
      secret={secret}
      publicUrl={publicUrl}
      isBack={true}
      reason={reason}
      refusal={refusal}
    />
  );
}
