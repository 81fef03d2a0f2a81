import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

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

/** English at the path, Russian below `/ru`: the same pages. */
export default [
  layout('layout/DefaultLayout.tsx', [
    route('ru?', 'routes/home.tsx'),
    route('ru?/countries', 'routes/countries.tsx'),
    route('ru?/countries/continent/:continent', 'routes/continent.tsx'),
    route('ru?/countries/country/:code', 'routes/country.tsx'),
    route('ru?/countries/country/:code/report/:reportId', 'routes/report.tsx'),
    route('ru?/our-prices', 'routes/our-prices.tsx'),
    route('ru?/blogs', 'routes/blogs.tsx'),
    ...articles.map((slug) => route(`ru?/${slug}`, 'routes/article.tsx', { id: slug })),
    ...standingPages.map((slug) => route(`ru?/${slug}`, 'routes/standing-page.tsx', { id: slug })),
    route('ru?/oferta/:version', 'routes/standing-page.tsx', { id: 'oferta-version' }),
    route('ru?/feedbacks', 'routes/feedbacks.tsx'),
    route('ru?/contact', 'routes/contact.tsx'),
    route('ru?/company-search', 'routes/company-search.tsx'),
    route('ru?/order', 'routes/order.tsx'),
    route('ru?/track/:secret', 'routes/track.tsx'),
    route('ru?/profile', 'routes/profile.tsx', [
      index('routes/profile-details.tsx'),
      route('security', 'routes/profile-security.tsx'),
      route('orders', 'routes/profile-orders.tsx'),
      route('data', 'routes/profile-data.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layout/EmptyLayout.tsx', [
    route('ru?/login', 'routes/login.tsx'),
    route('ru?/registration', 'routes/registration.tsx'),
    route('ru?/confirm-email', 'routes/confirm-email.tsx'),
    route('ru?/forgot-password', 'routes/forgot-password.tsx'),
    route('ru?/reset-password', 'routes/reset-password.tsx'),
    route('ru?/confirm-new-email', 'routes/confirm-new-email.tsx'),
    route('ru?/confirm-notifications', 'routes/confirm-notifications.tsx'),
    route('ru?/payment-success', 'routes/payment-success.tsx'),
    route('ru?/payment-error', 'routes/payment-error.tsx'),
  ]),
  route('ru?/country-tariffs/:code', 'routes/country-tariffs.ts'),
  route('ru?/country-details/:code', 'routes/country-details.ts'),
  route('ru?/sample/:code?', 'routes/sample.ts'),
  route('theme', 'routes/theme.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
