import { locales, localizedPath } from '#kernel/locale.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { order, orderBody } from './buyer.ts';
import type { TestApp } from './test-app.ts';

const articles = [
  'how_to_check',
  'check_on_tax',
  'registry',
  'check_belarus',
  'contr_agent_belarus',
  'check_inn',
];
const aboutOurselves = ['about', 'privacy', 'terms', 'oferta', 'oferta/1', 'oferta/2', 'storage'];

/** Public pages by their English path: one of each kind, all of those that exist once. */
export const publicPaths: readonly string[] = [
  '/',
  '/countries',
  '/countries?list=table',
  '/countries/continent/europe',
  '/countries/country/de',
  '/countries/country/by',
  '/countries/country/aq',
  '/countries/country/de/report/credit',
  '/countries/country/by/report/annual',
  '/our-prices',
  '/blogs',
  ...articles.map((slug) => `/${slug}`),
  ...aboutOurselves.map((slug) => `/${slug}`),
  '/open-rating',
  '/on-time',
  '/example-report',
  '/feedbacks',
  '/contact',
  '/verify',
  '/verify/0000-0000-0000-0000',
  '/company-search',
  '/company-search?country=de',
  '/company-search?country=de&name=maschinenbau',
  '/company-search?country=de&name=&find=1',
  '/order',
  '/order?country=de&name=unbekannt&request=1',
  '/login',
  '/registration',
  '/forgot-password',
  '/payment-success',
  '/payment-error',
  '/nothing-here',
];

/** Pages that belong to an order, placed and paid for on the running app first; last that of one still to be placed, of a company that was found. */
export async function orderPaths(app: TestApp): Promise<string[]> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { subject } = await orderBody(placed.client);
  return [
    `/track/${placed.secret}`,
    `/payment-success?order=${placed.secret}`,
    `/payment-error?order=${placed.secret}`,
    `/order?country=de&name=Nordwind+Machinenbau&company=${subject.companyId}`,
  ];
}

/** Each path in every language. */
export function inAllLanguages(paths: readonly string[]): string[] {
  return paths.flatMap((path) => locales.map((locale) => localizedPath(locale, path)));
}
