import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages, locales } from '#kernel/locale.ts';

/** Articles of the blog and pages about ourselves: the path is the name of the Markdown file. */
const articles = [
  'how_to_check',
  'check_on_tax',
  'registry',
  'check_belarus',
  'contr_agent_belarus',
  'check_inn',
];
const standingPages = ['about', 'privacy', 'terms', 'oferta', 'storage'];

/** What the paths of the languages beside the default one begin with. */
const prefixes = locales.map((locale) => languages[locale].pathPrefix.slice(1)).filter(Boolean);

export default [
  layout('layout/DefaultLayout.tsx', [
    ...page('', 'home'),
    ...page('/countries', 'countries'),
    ...page('/countries/continent/:continent', 'continent'),
    ...page('/countries/country/:code', 'country'),
    ...page('/countries/country/:code/report/:reportId', 'report'),
    ...page('/our-prices', 'our-prices'),
    ...page('/blogs', 'blogs'),
    ...articles.flatMap((slug) => page(`/${slug}`, 'article', { id: slug })),
    ...page('/blogs/:slug', 'article', { id: 'desk-article' }),
    ...standingPages.flatMap((slug) => page(`/${slug}`, 'standing-page', { id: slug })),
    ...page('/oferta/:version', 'standing-page', { id: 'oferta-version' }),
    ...page('/feedbacks', 'feedbacks'),
    ...page('/contact', 'contact'),
    ...page('/data-request', 'data-request'),
    ...page('/open-rating', 'open-rating'),
    ...page('/on-time', 'on-time'),
    ...page('/example-report', 'example-report'),
    ...page('/company-search', 'company-search'),
    ...page('/order', 'order'),
    ...page('/track/:secret', 'track'),
    ...page('/verify/:code?', 'verify'),
    ...page('/track/:secret/report', 'track-report'),
    ...page('/profile/orders/:orderId/report', 'profile/profile-report'),
    ...page('/profile', 'profile/profile', {
      children: (mark) => [
        index('routes/profile/profile-details.tsx', { id: `routes/profile/profile-details${mark}` }),
        route('security', 'routes/profile/profile-security.tsx', {
          id: `routes/profile/profile-security${mark}`,
        }),
        route('orders', 'routes/profile/profile-orders.tsx', { id: `routes/profile/profile-orders${mark}` }),
        route('orders/:orderId', 'routes/profile/profile-order.tsx', {
          id: `routes/profile/profile-order${mark}`,
        }),
        route('company', 'routes/profile/profile-company.tsx', {
          id: `routes/profile/profile-company${mark}`,
        }),
        route('data', 'routes/profile/profile-data.tsx', { id: `routes/profile/profile-data${mark}` }),
      ],
    }),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layout/EmptyLayout.tsx', [
    ...page('/login', 'account/login'),
    ...page('/registration', 'account/registration'),
    ...page('/confirm-email', 'account/confirm-email'),
    ...page('/forgot-password', 'account/forgot-password'),
    ...page('/reset-password', 'account/reset-password'),
    ...page('/confirm-new-email', 'account/confirm-new-email'),
    ...page('/confirm-notifications', 'account/confirm-notifications'),
    ...page('/join-company', 'account/join-company'),
    ...page('/payment-success', 'payment-success'),
    ...page('/payment-error', 'payment-error'),
  ]),
  ...page('/country-tariffs/:code', 'files/country-tariffs', { ending: 'ts' }),
  ...page('/country-details/:code', 'files/country-details', { ending: 'ts' }),
  ...page('/example-card/:code', 'files/example-card', { ending: 'ts' }),
  ...page('/sample/:code?', 'files/sample', { ending: 'ts' }),
  ...page('/track/:secret/report/:part/:fact?', 'files/report-part', { ending: 'ts' }),
  ...page('/profile/orders/:orderId/report/facts/:fact', 'files/account-fact', { ending: 'ts' }),
  ...page('/profile/orders/:orderId/report/:part', 'files/account-report', { ending: 'ts' }),
  ...page('/example-report/facts/:fact', 'files/example-fact', { ending: 'ts' }),
  route('theme', 'routes/files/theme.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('manifest.webmanifest', 'routes/files/manifest.ts'),
] satisfies RouteConfig;

type PageParts = {
  /** For files that have several paths. */
  id?: string;
  ending?: 'ts' | 'tsx';
  /** `mark` sets a route of one language apart from the same one of another. */
  children?: (mark: string) => RouteConfigEntry[];
};

/** A page at its path and, in the other languages, below what their paths begin with: the first of them is optional. */
function page(path: string, name: string, parts: PageParts = {}): RouteConfigEntry[] {
  const { id = `routes/${name}`, ending = 'tsx', children } = parts;
  return prefixes.map((prefix, at) => {
    const isFirst = at === 0;
    const mark = isFirst ? '' : `-${prefix}`;
    const whole = `${prefix}${isFirst ? '?' : ''}${path}`;
    return route(whole, `routes/${name}.${ending}`, { id: id + mark }, children?.(mark));
  });
}
