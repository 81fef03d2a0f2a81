import type { Locale } from '#kernel/locale.ts';
import type { CountryGroupView, CountryView, TariffView } from '#modules/countries/contract.ts';
import type { ExamplePage } from '#workflows/sample-report/contract.ts';
import { factsOf } from '../countries/registers/country-facts.server.ts';
import { offerOf } from '../world-map/figures/offer.ts';
import { bandsOf } from './coverage/coverage.ts';
import type { SectionData } from './later/section-data.ts';
import { drawPage } from './sheet/draw-page.server.ts';

/** Countries named as instances: of several parts of the world, alphabets and prices. */
const instanceCodes = ['de', 'cn', 'tr', 'ae', 'kz'];

type Known = Readonly<{
  page: ExamplePage;
  priced: readonly (CountryView & { tariffs: readonly TariffView[] })[];
  groups: readonly CountryGroupView[];
  /** Alpha-2 of the country of the example. */
  exampleCode: string;
}>;

/** What the sections of the home page show, from the example report and the price list as they stand. */
export function sectionData({ page, priced, groups, exampleCode }: Known, locale: Locale): SectionData {
  const find = (code: string) => priced.find((country) => country.code === code);
  return {
    page: drawPage(page),
    price: offerOf(find(exampleCode)?.tariffs ?? []),
    coverage: {
      count: priced.length,
      bands: bandsOf(priced),
      parts: groups.map(({ slug }) => slug).filter((slug) => slug !== 'antarctica'),
      instances: instanceCodes.flatMap((code) => {
        const country = find(code);
        const offer = country && offerOf(country.tariffs);
        if (country === undefined || offer === undefined) return [];
        const access = factsOf(code, locale)?.registers[0]?.access;
        return [{ ...offer, code, name: country.name, access }];
      }),
    },
  };
}
