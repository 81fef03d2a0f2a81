/** Made-up accounts in the form of the API, with an error of one krone in the balance. */
export const accountsAnswer = {
  regnskapstype: 'SELSKAP',
  virksomhet: { organisasjonsnummer: '999999901', organisasjonsform: 'AS' },
  regnskapsperiode: { fraDato: '2024-01-01', tilDato: '2024-12-31' },
  valuta: 'NOK',
  avviklingsregnskap: false,
  revisjon: { ikkeRevidertAarsregnskap: false, fravalgRevisjon: false },
  regnkapsprinsipper: { smaaForetak: true, regnskapsregler: 'regnskapslovenAlminneligRegler' },
  egenkapitalGjeld: {
    sumEgenkapitalGjeld: 1000,
    egenkapital: { sumEgenkapital: 400 },
    gjeldOversikt: { sumGjeld: 601 },
  },
  eiendeler: { sumEiendeler: 1000, omloepsmidler: { sumOmloepsmidler: 1000 } },
  resultatregnskapResultat: {
    aarsresultat: -30.5,
    driftsresultat: { driftsresultat: 10, driftsinntekter: { sumDriftsinntekter: 5000 }, noeNytt: 7 },
  },
};

/** The same company in the form of the mass file, in two parts and with one company more. */
export const massFile = `<?xml version="1.0" encoding="ISO-8859-1"?>
<deler>${[
  part('999999901', 'K', 'RES', { 72: '9000.00' }),
  part('999999901', 'S', 'RES', { 72: '5000.00', 81: '700.00', 6979: '650.00', 37: 'x' }),
  part('999999902', 'S', 'RES', { 72: '1.00' }),
  part('999999901', 'S', 'BAL', { 219: '1000.00', 250: '400.00', 1119: '601.00' }),
].join('')}</deler>`;

function part(
  number: string,
  type: string,
  document: string,
  sums: Readonly<Record<number, string>>,
): string {
  const head = `<orgnr>${number}</orgnr><regnskapstype>${type}</regnskapstype><valutakode>NOK</valutakode><regnskap_dokumenttype>${document}</regnskap_dokumenttype><startdato>20240601</startdato><avslutningsdato>20241231</avslutningsdato><feilvaloer>N</feilvaloer><journalnr>1</journalnr><mottatt_dato>20250701</mottatt_dato><fravalg_revisjon>J</fravalg_revisjon>`;
  const rows = Object.entries(sums).map(
    ([code, sum]) => `<info><feltkode>${code}</feltkode><sum>${sum}</sum></info>`,
  );
  return `<del><hode>${head}</hode>${rows.join('')}</del>`;
}
