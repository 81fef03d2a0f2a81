import { locales } from '#kernel/locale.ts';
import type { RequestInfo } from '../api/server-context.ts';

/** Who is behind the site, and the site itself, for machines. */
export function organizationSchema({ publicUrl, seller }: RequestInfo) {
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: seller?.name ?? 'Countercheck',
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    ...(seller?.address === undefined ? {} : { address: seller.address }),
    ...(seller?.email === undefined ? {} : { email: seller.email }),
    ...(seller?.phone === undefined ? {} : { telephone: seller.phone }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: 'Countercheck',
    url: publicUrl,
    inLanguage: locales,
    publisher: { '@id': organization['@id'] },
  };
  return { '@graph': [organization, site] };
}
