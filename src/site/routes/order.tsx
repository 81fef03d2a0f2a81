import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { pageApi } from '../api/page-api.server.ts';
import { apiContext, type PageHandle, requestInfoContext } from '../api/server-context.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { OrderFields } from '../order/form/OrderFields.tsx';
import { orderAsGuest } from '../order/form/order-action.server.ts';
import { aboutOf } from '../order/subject/about.ts';
import { NearSpellings } from '../order/subject/NearSpellings.tsx';
import { NoSubject } from '../order/subject/NoSubject.tsx';
import { readOrderPage } from '../order/subject/order-page.server.ts';
import { ReportChoice } from '../order/subject/ReportChoice.tsx';
import { SubjectCard } from '../order/subject/SubjectCard.tsx';
import { useKeptSelection } from '../order/subject/use-kept-selection.ts';
import { useOrderWords } from '../order/texts/words.ts';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { NumberDoubts } from '../search/NumberDoubts.tsx';
import { readAsked } from '../search/query/asked-sources.ts';
import { SourceStates } from '../search/results/SourceStates.tsx';

export const handle: PageHandle = { isDeferred: true };

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
  const { orderAsCustomer } = await import('../order/form/order-as-customer.ts');
  return orderAsCustomer(request);
}

export default function Order() {
  const order = useOrderWords();
  const {
    report,
    reports,
    country,
    offers,
    typed,
    subject,
    asked,
    checked,
    how,
    near,
    countries,
    idempotencyKey,
  } = useLoaderData<typeof loader>();
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
      <ReportChoice report={report} reports={reports} />
      <OrderFields
        key={report}
        report={report}
        about={aboutOf(subject, typed, country.name)}
        isRequest={subject.kind === 'request'}
        offers={offers}
        countries={countries}
        idempotencyKey={idempotencyKey}
        refused={refused}
      />
    </Page>
  );
}
