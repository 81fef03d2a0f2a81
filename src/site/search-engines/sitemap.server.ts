import { countryFacts } from 'virtual:content/countries';
import type { ApiClient } from '#kernel/api-client.ts';
import { locales, localizedPath } from '#kernel/locale.ts';
import { listCountries, listCountryGroups } from '#modules/countries/contract.ts';
import type { textsNow } from '../content/texts-now.server.ts';

/** A public page by its English path, with the day of its last change where it is known. */
export type SitemapPage = Readonly<{ path: string; changed?: string | undefined }>;

/** Pages that exist once, beside those of words alone. */
const standing = [
  '/',
  '/countries',
  '/our-prices',
  '/blogs',
  '/feedbacks',
  '/contact',
  '/data-request',
  '/oferta',
  '/open-rating',
  '/on-time',
  '/example-report',
  '/verify',
];

/** Every page that a search engine may show. */
export async function listPages(
  api: ApiClient,
  { articles, standingPages }: Awaited<ReturnType<typeof textsNow>>,
): Promise<SitemapPage[]> {
  const [{ items: groups }, { countries }] = await Promise.all([
    api.call(listCountryGroups, {}),
    api.call(listCountries, { body: {} }),
  ]);
  const newest = Object.keys(standingPages).filter((name) => !/-\d+$/.test(name));
  return [
    ...standing.map((path) => ({ path })),
    ...newest.map((name) => ({ path: `/${name}`, changed: standingPages[name]?.en.updated })),
    ...Object.values(articles).map(({ en }) => ({ path: en.path, changed: en.updated })),
    ...groups.map(({ slug }) => ({ path: `/countries/continent/${slug}` })),
    ...countries.flatMap(({ code }) => {
      const path = `/countries/country/${code}`;
      return [
        { path, changed: countryFacts[code]?.reviewed },
        { path: `${path}/report/credit` },
        { path: `${path}/report/annual` },
      ];
    }),
  ];
}

/** A sitemap (sitemaps.org 0.9) with both languages of each page, each naming the other. */
export function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const others = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${publicUrl}${localizedPath(locale, path)}"/>`,
      )
      .join('');
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return locales.map(
      (locale) => `<url><loc>${publicUrl}${localizedPath(locale, path)}</loc>${day}${others}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
