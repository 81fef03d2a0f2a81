import type { Locale } from '#kernel/locale.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import type { Desk, DeskFilter } from '#workflows/hand-out-orders/contract.ts';
import { countryName } from '../../page/country-name.ts';
import type { Texts } from '../../texts/en.ts';

type ActiveFilter = Readonly<{ key: string; label: string; without: DeskFilter }>;

/** Each thing that narrows the list, in words, with the filter as it is without it. */
export function activeFilters(
  filter: DeskFilter,
  desk: Desk,
  { queue, words, locale }: Texts & { locale: Locale },
): ActiveFilter[] {
  const { search, states, country, who, due, kind } = filter;
  const active: ActiveFilter[] = [];
  if (search !== '') active.push({ key: 'search', label: search, without: { ...filter, search: '' } });
  for (const state of states) {
    const without = { ...filter, states: states.filter((other) => other !== state) };
    active.push({ key: state, label: words.states[state], without });
  }
  if (country !== null) {
    const label = countryName(country, locale, words.countries);
    active.push({ key: 'country', label, without: { ...filter, country: null } });
  }
  if (who !== null) {
    const label = desk.workload.find(({ id }) => id === who)?.name ?? queue.who;
    active.push({ key: 'who', label, without: { ...filter, who: null } });
  }
  if (due !== null) active.push({ key: 'due', label: queue.dues[due], without: { ...filter, due: null } });
  if (kind !== null)
    active.push({ key: 'kind', label: reportKindName(kind, locale), without: { ...filter, kind: null } });
  return active;
}
