const since = (gyldigFra: string, gyldigTil: string | null = null) => ({ gyldigFra, gyldigTil });
const attribute = (type: string, vaerdi: string, from: string, until: string | null = null) => ({
  type,
  vaerdier: [{ vaerdi, periode: since(from, until) }],
});

/** A made-up company of the Danish register, as a hit of its search. */
export const cvrCompany = {
  cvrNummer: 12345678,
  navne: [
    { navn: 'Gammelt Navn A/S', periode: since('2001-01-01', '2009-12-31') },
    { navn: 'Eksempel A/S', periode: since('2010-01-01') },
  ],
  binavne: [{ navn: 'Eksempel Handel', periode: since('2012-01-01') }],
  beliggenhedsadresse: [
    {
      vejnavn: 'Hovedgaden',
      husnummerFra: 12,
      bogstavFra: 'B',
      etage: '2',
      sidedoer: 'tv',
      postnummer: 1000,
      postdistrikt: 'København K',
      landekode: 'DK',
      periode: since('2010-01-01'),
    },
  ],
  virksomhedsform: [
    { virksomhedsformkode: 60, langBeskrivelse: 'Aktieselskab', periode: since('2001-01-01') },
  ],
  virksomhedsstatus: [{ status: 'UNDER KONKURS', periode: since('2024-05-01') }],
  livsforloeb: [{ periode: since('2001-01-01') }],
  hovedbranche: [
    { branchekode: '620100', branchetekst: 'Computerprogrammering', periode: since('2010-01-01') },
  ],
  telefonNummer: [{ kontaktoplysning: '10000000', hemmelig: true, periode: since('2010-01-01') }],
  elektroniskPost: [
    { kontaktoplysning: 'post@eksempel.example', hemmelig: false, periode: since('2010-01-01') },
  ],
  aarsbeskaeftigelse: [
    { aar: 2022, antalAnsatte: 7 },
    { aar: 2021, antalAnsatte: 5 },
  ],
  deltagerRelation: [
    {
      deltager: {
        enhedsNummer: 1,
        enhedstype: 'PERSON',
        navne: [{ navn: 'Anne Hansen', periode: since('2010-01-01') }],
        beliggenhedsadresse: [{ vejnavn: 'Hjemmevej' }],
      },
      organisationer: [
        {
          hovedtype: 'LEDELSESORGAN',
          organisationsNavn: [{ navn: 'Bestyrelse' }],
          medlemsData: [{ attributter: [attribute('FUNKTION', 'FORMAND', '2015-01-01', '2020-12-31')] }],
        },
        {
          hovedtype: 'REGISTER',
          organisationsNavn: [{ navn: 'Reelle ejere' }],
          medlemsData: [
            {
              attributter: [
                attribute('EJERANDEL_PROCENT', '0.255', '2017-05-01'),
                attribute('FUNKTION', 'Reel ejer', '2017-05-01'),
              ],
            },
          ],
        },
      ],
    },
    {
      deltager: {
        enhedsNummer: 2,
        enhedstype: 'VIRKSOMHED',
        forretningsnoegle: 87654321,
        navne: [{ navn: 'Moder ApS', periode: since('2010-01-01') }],
      },
      organisationer: [
        {
          hovedtype: 'REGISTER',
          organisationsNavn: [{ navn: 'EJERREGISTER' }],
          medlemsData: [{ attributter: [attribute('EJERANDEL_PROCENT', '0.3333', '2014-12-15')] }],
        },
      ],
    },
  ],
};

/** The answer of a search that found this. */
export function cvrAnswer(...found: readonly object[]): object {
  return { hits: { hits: found.map((Vrvirksomhed) => ({ _source: { Vrvirksomhed } })) } };
}
