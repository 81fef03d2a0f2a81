import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** English at the path, Russian below `/ru`: the same pages. */
export default [
  layout('layout/DefaultLayout.tsx', [
    route('ru?', 'routes/home.tsx'),
    route('ru?/countries/country/:code', 'routes/country.tsx'),
    route('ru?/company-search', 'routes/company-search.tsx'),
    route('ru?/order', 'routes/order.tsx'),
    route('ru?/track/:secret', 'routes/track.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layout/EmptyLayout.tsx', [
    route('ru?/payment-success', 'routes/payment-success.tsx'),
    route('ru?/payment-error', 'routes/payment-error.tsx'),
  ]),
  route('ru?/country-tariffs/:code', 'routes/country-tariffs.ts'),
  route('theme', 'routes/theme.ts'),
] satisfies RouteConfig;
