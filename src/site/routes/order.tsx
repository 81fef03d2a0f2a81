import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { aboutOf } from '../order/about.ts';
import { NearSpellings } from '../order/NearSpellings.tsx';
import { NoSubject } from '../order/NoSubject.tsx';
import { OrderFields } from '../order/OrderFields.tsx';
import { orderAsGuest } from '../order/order-action.server.ts';
import { readOrderPage } from '../order/order-page.server.ts';
import { SubjectCard } from '../order/SubjectCard.tsx';
import { useOrderWords } from '../order/texts/words.ts';
import { useKeptSelection } from '../order/use-kept-selection.ts';
import { pageApi } from '../page-api.server.ts';
import { readAsked } from '../search/asked-sources.ts';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { NumberDoubts } from '../search/NumberDoubts.tsx';
import { SourceStates } from '../search/SourceStates.tsx';
import { apiContext, type PageHandle, requestInfoContext } from '../server-context.ts';

export const handle: PageHandle = { isCalm: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await readOrderPage(
    { api: context.get(apiContext), page: pageApi(context) },
    searchParams,
    context.get(requestInfoContext).holdMaxDays,
  );
  return { ...page, asked: readAsked(searchParams), idempotencyKey: crypto.randomUUID() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return orderAsGuest(
    { api: context.get(apiContext), page: pageApi(context) },
    request,
    localeOfPath(new URL(request.url).pathname),
  );
}

/** The tokens of who is signed in are known to the browser only: it places the order itself. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if (!hasSession()) return serverAction<typeof action>();
  const { orderAsCustomer } = await import('../order/order-as-customer.ts');
  return orderAsCustomer(request);
}

export default function Order() {
  const order = useOrderWords();
  const { country, offers, typed, subject, asked, checked, how, near, idempotencyKey } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useKeptSelection({ country, subject, typed });
  if (country === undefined || (subject.kind !== 'company' && subject.kind !== 'request')) {
    return <NoSubject country={country} subject={subject} typed={typed} />;
  }
  return (
    <Page isWide>
      <PageHead title={`${order.title}: ${country.name}`} description={order.description} />
      <CountryHeading country={country}>{order.title}</CountryHeading>
      <SubjectCard country={country.code} subject={subject} typed={typed} how={how} asked={asked}>
        <NearSpellings country={country.code} typed={typed} near={near} />
      </SubjectCard>
      <SourceStates sources={asked} />
      <NumberDoubts typed={typed} checked={checked} />
      <OrderFields
        about={aboutOf(subject, typed, country.name)}
        isRequest={subject.kind === 'request'}
        offers={offers}
        idempotencyKey={idempotencyKey}
        refused={refused}
      />
    </Page>
  );
}
