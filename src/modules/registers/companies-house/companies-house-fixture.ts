/** Builds files of Companies House for tests: the 55 columns of the bulk table, with its stray spaces, and PSC lines. */
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);

const columns = [
  ...['CompanyName', ' CompanyNumber'],
  ...['CareOf', 'POBox', 'AddressLine1', 'AddressLine2', 'PostTown', 'County', 'Country', 'PostCode'].map(
    (name) => `RegAddress.${name}`,
  ),
  ...['CompanyCategory', 'CompanyStatus', 'CountryOfOrigin', 'DissolutionDate', 'IncorporationDate'],
  ...['AccountRefDay', 'AccountRefMonth', 'NextDueDate', 'LastMadeUpDate', 'AccountCategory'].map(
    (name) => `Accounts.${name}`,
  ),
  ...['Returns.NextDueDate', 'Returns.LastMadeUpDate'],
  ...['Charges', 'Outstanding', 'PartSatisfied', 'Satisfied'].map((name) => `Mortgages.NumMort${name}`),
  ...numbered('SICCode.SicText', 4),
  ...['LimitedPartnerships.NumGenPartners', 'LimitedPartnerships.NumLimPartners', 'URI'],
  ...numbered('PreviousName', 10).flatMap((name) => [`${name}.CONDATE`, `${name}.CompanyName`]),
  ...['ConfStmtNextDueDate', ' ConfStmtLastMadeUpDate'],
];

export type FixtureRow = Readonly<Record<string, string>>;

/** A table with these cells filled over a plain company; column names without stray spaces. */
export function companiesHouseCsv(rows: readonly FixtureRow[]): string {
  const plain: FixtureRow = {
    'RegAddress.AddressLine1': '1 Harbour Row',
    'RegAddress.PostTown': 'WHITBY',
    'RegAddress.PostCode': 'YO21 3PU',
    CompanyCategory: 'Private Limited Company',
    CompanyStatus: 'Active',
    CountryOfOrigin: 'United Kingdom',
    IncorporationDate: '05/09/1990',
  };
  const table = rows.map((row) => columns.map((column) => ({ ...plain, ...row })[column.trim()] ?? ''));
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [columns, ...table].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A snapshot of these entries, with the line that ends it; `number` is the company's. */
export function pscSnapshot(entries: readonly Readonly<{ number?: string; data: object }>[]): string {
  const lines = entries.map(({ number = '00000006', data }, index) => ({
    company_number: number,
    data: {
      etag: `etag-${index}`,
      links: { self: `/company/${number}/persons-with-significant-control/individual/key-${index}` },
      ...data,
    },
  }));
  const end = { data: { kind: 'totals#persons-of-significant-control-snapshot', statements_count: 1 } };
  return [...lines, end].map((line) => `${JSON.stringify(line)}\n`).join('');
}
