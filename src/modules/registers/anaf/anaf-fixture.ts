/** A made-up taxpayer in the form of the service. */
export const anafTaxpayer = {
  cod: 200,
  found: [
    {
      date_generale: {
        cui: 123456,
        denumire: 'EXEMPLU SRL',
        adresa: 'JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. EXEMPLU, NR.1',
        nrRegCom: 'J12/1/2001',
        stare_inregistrare: 'DIZOLVARE din data 01.02.2024',
        data_inregistrare: '2001-02-03',
        cod_CAEN: '6201',
        forma_juridica: 'SOCIETATE CU RĂSPUNDERE LIMITATĂ',
      },
      inregistrare_scop_Tva: {
        scpTVA: true,
        perioade_TVA: [
          { data_inceput_ScpTVA: '2005-01-01', data_sfarsit_ScpTVA: '2009-12-31' },
          { data_inceput_ScpTVA: '2012-01-01', data_sfarsit_ScpTVA: ' ' },
        ],
      },
      stare_inactiv: { statusInactivi: true, dataInactivare: '2024-03-01' },
    },
  ],
  notFound: [],
};

/** Indicators of a year; the label says what each of them is. */
export function anafYear(values: Readonly<Record<string, readonly [value: number, label: string]>>): object {
  return {
    an: 2024,
    cui: 123456,
    i: Object.entries(values).map(([indicator, [val_indicator, val_den_indicator]]) => ({
      indicator,
      val_indicator,
      val_den_indicator,
    })),
  };
}
