/** A made-up company of the register of financial statements. */
export const registeruzUnit = {
  id: 5,
  ico: '01234567',
  nazovUJ: 'Príklad, s. r. o.',
  mesto: 'Trenčín',
  ulica: 'Hlavná 1',
  psc: '91101',
  pravnaForma: '112',
  skNace: '62010',
  datumZalozenia: '2001-02-03',
  idUctovnychZavierok: [1, 7, 3, 4, 6, 2],
};

/** Tables of the form for companies (template 699), empty but for these rows of this period. */
export function registeruzStatement(rows: Readonly<Record<string, string>>, title: object = {}): object {
  const table = (letter: string, firstRow: number, count: number, columns: number, column: number) => {
    const data = Array.from({ length: count * columns }, () => '');
    for (const [tag, value] of Object.entries(rows))
      if (tag.startsWith(letter)) data[(Number(tag.slice(1)) - firstRow) * columns + column] = value;
    return { nazov: { sk: letter }, data };
  };
  return {
    id: 11,
    idSablony: 699,
    mena: 'EUR',
    obsah: {
      titulnaStrana: { ico: '01234567', obdobieOd: '2023-06', obdobieDo: '2023-12', ...title },
      tabulky: [table('A', 1, 78, 4, 2), table('P', 79, 67, 2, 0), table('V', 1, 61, 2, 0)],
    },
  };
}
