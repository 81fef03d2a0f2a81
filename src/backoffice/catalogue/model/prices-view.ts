import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type {
  DeskCountry,
  DeskTariff,
  TariffTerms,
  TermsChange,
} from '#workflows/edit-catalogue/contract.ts';

/** What of the prices is shown; it stands in the address. */
export type PricesView = Readonly<{
  query: string;
  kind: ReportKind;
  groupId: number | undefined;
  isChangedOnly: boolean;
}>;

export const maxQueryLength = 80;

/** Reads the address; what makes no sense there is as if it were not. */
export function viewOf(params: URLSearchParams): PricesView {
  const group = params.get('group') ?? '';
  return {
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    kind: params.get('kind') === 'annual' ? 'annual' : 'credit',
    groupId: /^\d{1,5}$/.test(group) ? Number(group) : undefined,
    isChangedOnly: params.get('changed') === '1',
  };
}

export function paramsOf({ query, kind, groupId, isChangedOnly }: PricesView): URLSearchParams {
  return new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(kind === 'credit' ? {} : { kind }),
    ...(groupId === undefined ? {} : { group: String(groupId) }),
    ...(isChangedOnly ? { changed: '1' } : {}),
  });
}

/** A country with the tariffs of one kind, each in the column of its name. */
export type PriceRow = Readonly<{ country: DeskCountry; tariffs: readonly (DeskTariff | undefined)[] }>;

/** The names of the tariffs of a kind, in the order in which they are met: the columns of the price page too. */
export function columnsOf(countries: readonly DeskCountry[], kind: ReportKind): string[] {
  return [
    ...new Set(
      countries.flatMap(({ tariffs }) =>
        tariffs.filter(({ reportKind }) => reportKind === kind).map(({ name }) => name),
      ),
    ),
  ];
}

/** The lines that are asked for; a country is found by any of its names, accents and case aside. */
export function rowsOf(countries: readonly DeskCountry[], view: PricesView): PriceRow[] {
  const sought = plain(view.query);
  const columns = columnsOf(countries, view.kind);
  return countries
    .filter(
      ({ code, name, otherNames, groupId }) =>
        (view.groupId === undefined || groupId === view.groupId) &&
        (sought === '' ||
          code === sought ||
          [name, ...otherNames].some((each) => plain(each).includes(sought))),
    )
    .map((country) => {
      const own = country.tariffs.filter(({ reportKind }) => reportKind === view.kind);
      return { country, tariffs: columns.map((column) => own.find(({ name }) => name === column)) };
    })
    .filter(
      ({ tariffs }) => !view.isChangedOnly || tariffs.some((tariff) => (tariff?.draft ?? null) !== null),
    );
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Everything that is drafted, as changes of what is published. */
export function draftedChanges(
  countries: readonly DeskCountry[],
): (TermsChange & { dueAt: string | null })[] {
  return countries.flatMap(({ code, name, tariffs }) =>
    tariffs.flatMap((tariff) =>
      tariff.draft === null
        ? []
        : {
            tariffId: tariff.tariffId,
            countryCode: code,
            countryName: name,
            tariffName: tariff.name,
            reportKind: tariff.reportKind,
            currency: tariff.currency,
            before: tariff.terms,
            after: tariff.draft.terms,
            dueAt: tariff.dueAt,
          },
    ),
  );
}

/** How many tariffs become dearer, cheaper, are taken off, or change otherwise. */
export function summaryOf(changes: readonly TermsChange[]) {
  const kinds = changes.map(({ before, after }) => kindOfChange(before, after));
  const count = (kind: ReturnType<typeof kindOfChange>) => kinds.filter((each) => each === kind).length;
  return {
    countries: new Set(changes.map(({ countryCode }) => countryCode)).size,
    dearer: count('dearer'),
    cheaper: count('cheaper'),
    off: count('off'),
    other: count('other'),
  };
}

function kindOfChange(before: TariffTerms, after: TariffTerms) {
  if (!after.isOffered) return 'off';
  if (!before.isOffered || after.priceMinor === before.priceMinor) return 'other';
  return after.priceMinor > before.priceMinor ? 'dearer' : 'cheaper';
}
