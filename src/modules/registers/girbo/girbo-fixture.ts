type Figures = Readonly<Record<string, number>>;

/** A made-up row of the search of ГИР БО. */
export function girboOrganisation(more: object = {}): object {
  return {
    id: 17,
    inn: '<strong>7700000000</strong>',
    ogrn: '1027700000000',
    shortName: 'ООО "ПРИМЕР"',
    index: '101000',
    region: 'МОСКВА',
    city: null,
    street: 'ПРИМЕРНАЯ',
    house: '1',
    okved2: '62.01',
    statusCode: 'ACTIVE',
    statusDate: '2003-02-04',
    ...more,
  };
}

/** A made-up year of accounts in thousands of roubles; the columns say whether a figure is `current` or `previous`. */
export function girboYear(
  period: string,
  forms: Readonly<{ balance?: Figures; financialResult?: Figures; fundsMovement?: Figures }>,
  more: object = {},
): object {
  return {
    id: Number(period),
    period,
    knd: '0710099',
    actualBfoDate: `${Number(period) + 1}-03-31`,
    hasAz: true,
    organizationInfo: {
      inn: '7700000000',
      okopf: { id: 12300, name: 'Общества с ограниченной ответственностью' },
    },
    typeCorrections: [
      { type: 12, correction: { ...forms, datePresent: `${Number(period) + 1}-03-31T00:00:00` } },
    ],
    ...more,
  };
}
