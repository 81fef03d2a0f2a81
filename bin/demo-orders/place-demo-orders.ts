import { generateDemoRegister } from '#database/seed/demo-register/generate-demo-register.ts';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { sendDataRequest } from '#modules/data-requests/contract.ts';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { clientOf, payByCard, signIn } from '#testing/people.ts';
import { approve } from '#testing/staff-work.ts';
import { waitFor } from '#testing/timeline.ts';
import { findCompany } from '#workflows/find-company/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { askCustomer, assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { getOrderResearch } from '#workflows/research-company/contract.ts';
import { reviewOrder } from '#workflows/review-order/contract.ts';
import { checkPayment, makeClaim, trackOrder } from '#workflows/track-order/contract.ts';
import { completeReport } from '../demo-order/complete-report.ts';
import {
  claim,
  type DemoOrder,
  dataRequest,
  demoOrders,
  question,
  review,
  visitorsQuestion,
} from './demo-orders.ts';

const researchLimitMs = 90_000;
const deliveryLimitMs = 90_000;
const silent = { note: () => {} };

type People = Readonly<Record<'customer' | 'director' | 'manager' | 'reviewer', ApiClient>>;

/**
 * Places the orders of a fresh demonstration as its people would: over HTTP, by the card page, with the desk's own work.
 * Answers their numbers. Throws where a step is refused.
 */
export async function placeDemoOrders(siteUrl: string): Promise<string[]> {
  const [customer, director, manager, reviewer] = await Promise.all(
    (['customer', 'director', 'manager', 'reviewer'] as const).map((name) => signInAs(siteUrl, name)),
  );
  if (!customer || !director || !manager || !reviewer) throw new Error('the demo lacks its people');
  const people = { customer, director, manager, reviewer };
  const numbers: string[] = [];
  for (const order of demoOrders) numbers.push(await live(siteUrl, people, order));
  await clientOf(siteUrl).call(sendQuestion, { body: visitorsQuestion });
  await clientOf(siteUrl).call(sendDataRequest, { body: dataRequest });
  return numbers;
}

/** One order, as far as its stage. */
async function live(siteUrl: string, people: People, order: DemoOrder): Promise<string> {
  const { manager, reviewer } = people;
  const placed = await placeOne(people[order.by], order);
  if (order.stage === 'accepted') return placed.number;
  const params = { secret: placed.secret };
  const visitor = clientOf(siteUrl);
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId;
  if (orderId === undefined) throw new Error(`${placed.number} is not in the queue`);
  const isResearched = async () => {
    const { isUnderWay } = await visitor.call(getOrderResearch, { params });
    return isUnderWay ? undefined : true;
  };
  await waitFor(`the research of ${placed.number}`, isResearched, researchLimitMs);
  if (order.stage === 'taken' || order.stage === 'asked') {
    await manager.call(assignOrder, { params: { orderId } });
    if (order.stage === 'asked') await manager.call(askCustomer, { params: { orderId }, body: question });
    return placed.number;
  }
  await completeReport(manager, orderId, silent);
  if (order.stage === 'in review') return placed.number;
  await approve(reviewer, orderId);
  const isDelivered = async () => {
    const { order: now } = await visitor.call(trackOrder, { params });
    return now.state === 'completed' ? true : undefined;
  };
  await waitFor(`the delivery of ${placed.number}`, isDelivered, deliveryLimitMs);
  if (order.stage === 'claimed') await visitor.call(makeClaim, { params, body: { text: claim } });
  else await visitor.call(reviewOrder, { params, body: review });
  return placed.number;
}

async function placeOne(buyer: ApiClient, { country: code, by, isSlow = false }: DemoOrder) {
  const { country, tariffs } = await buyer.call(getCountry, { body: { code } });
  const company = { regCode: numberIn(code) };
  const { companies } = await buyer.call(findCompany, {
    body: { countryId: country.id, reportContentTypeId: 'credit', requestId: 'demo', company },
  });
  const tariff = tariffs.toSorted((a, b) => a.maxDays - b.maxDays).at(isSlow ? -1 : 0);
  const companyId = companies?.[0]?.id;
  if (tariff === undefined || companyId === undefined) throw new Error(`nothing to order in ${code}`);
  const placed = await buyer.call(placeOrder, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      countryId: country.id,
      subject: { kind: 'company', companyId },
      tariffId: tariff.id,
      quotedPriceMinor: tariff.tariffPrice,
      quotedCurrency: tariff.tariffCurrency,
      email: emailOf(by),
      locale: 'en',
      acceptTerms: true,
    },
  });
  if (placed.paymentUrl === null) throw new Error('the gateway gave no card page');
  await payByCard(placed.paymentUrl, '4242 4242 4242 4242');
  await buyer.call(checkPayment, { params: { secret: placed.secret } });
  return placed;
}

/** The number of the first company of the country in the demo register. */
function numberIn(code: string): string {
  for (const company of generateDemoRegister())
    if (company.countryCode.toLowerCase() === code) return company.regCode;
  throw new Error(`the demo register has no company in ${code}`);
}

function emailOf(name: string): string {
  return `${name}@demo.countercheck.example`;
}

function signInAs(siteUrl: string, name: string): Promise<ApiClient> {
  return signIn(siteUrl, emailOf(name), demoPassword);
}
