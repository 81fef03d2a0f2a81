import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { OrderFields } from '../order/OrderFields.tsx';
import { submitOrder } from '../order/order-action.server.ts';
import { readOrderPage } from '../order/order-page.server.ts';
import { SubjectCard } from '../order/SubjectCard.tsx';
import { pageApi } from '../page-api.server.ts';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { isAskable, journeyPath } from '../search/typed-query.ts';
import { apiContext } from '../server-context.ts';
import { useTexts } from '../texts/use-texts.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await readOrderPage(pageApi(context), searchParams);
  return { ...page, idempotencyKey: crypto.randomUUID() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return submitOrder(context.get(apiContext), request, localeOfPath(new URL(request.url).pathname));
}

export default function Order() {
  const { order, search, to } = useTexts();
  const { country, offers, typed, subject, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (country === undefined || subject.kind === 'nothing' || subject.kind === 'gone') {
    const isGone = country !== undefined && subject.kind === 'gone';
    return (
      <Page>
        <PageHead title={order.title} isPrivate />
        <h1>{isGone ? order.goneTitle : order.nothingTitle}</h1>
        <p>{isGone ? order.goneText : order.nothingText}</p>
        <p>
          {country === undefined ? (
            <Link to={to('/company-search')} className={buttonClass('primary')}>
              {order.searchAgain}
            </Link>
          ) : (
            <Link
              to={journeyPath(to('/company-search'), country.code, typed, { edit: '1' })}
              className={buttonClass('primary')}
            >
              {order.searchAgain}
            </Link>
          )}{' '}
          {isGone && isAskable(typed) ? (
            <Link
              to={journeyPath(to('/order'), country.code, typed, { request: '1' })}
              className={buttonClass('secondary')}
            >
              {search.orderTyped}
            </Link>
          ) : null}
        </p>
      </Page>
    );
  }
  return (
    <Page isWide>
      <PageHead title={`${order.title}: ${country.name}`} isPrivate />
      <CountryHeading country={country}>{order.title}</CountryHeading>
      <SubjectCard country={country.code} subject={subject} typed={typed} />
      <OrderFields offers={offers} idempotencyKey={idempotencyKey} refused={refused} />
    </Page>
  );
}
