import type { Locale } from '#kernel/locale.ts';
import { deskFilter, type FoundAtDesk } from '#workflows/hand-out-orders/contract.ts';
import { countryName } from '../page/country-name.ts';
import { addressOf } from '../queue/model/address.ts';
import type { Texts } from '../texts/en.ts';
import type { PaletteGroup } from './palette-items.ts';

/** What the server found, in words, each with the page it leads to. */
export function foundGroups(
  { orders, companies, people }: FoundAtDesk,
  { palette, words, locale }: Texts & { locale: Locale },
  go: (path: string) => void,
): PaletteGroup[] {
  const all = deskFilter.parse({ view: 'all' });
  const named = (name: string, latin: string) =>
    latin === '' || latin === name ? name : `${name} · ${latin}`;
  return [
    {
      key: 'orders',
      title: palette.orders,
      items: orders.map((order) => ({
        key: order.orderId,
        name: named(order.companyName, order.companyNameLat),
        facts: [order.number, words.states[order.state], order.customer].filter(Boolean).join(' · '),
        act: () => go(`/orders/${order.orderId}`),
      })),
    },
    {
      key: 'companies',
      title: palette.companies,
      items: companies.map((company) => ({
        key: `${company.countryCode} ${company.name}`,
        name: named(company.name, company.nameLat),
        facts: `${countryName(company.countryCode, locale, words.countries)} · ${palette.ordersOf(company.orders)}`,
        act: () =>
          go(addressOf({ ...all, search: company.name.slice(0, 200), country: company.countryCode })),
      })),
    },
    {
      key: 'people',
      title: palette.people,
      items: people.map((person) => ({
        key: person.accountId,
        name: person.name,
        facts: person.email,
        act: () => go(`/people?search=${encodeURIComponent(person.email)}`),
      })),
    },
  ];
}
