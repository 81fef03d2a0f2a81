/** A made-up partner of the public sector with two owners, in the form of the service. */
export const rpvsPartner = {
  Id: 3,
  PartneriVerejnehoSektora: [{ Id: 1, ObchodneMeno: 'Príklad, s. r. o.', Ico: '01234567' }],
  KonecniUzivateliaVyhod: [
    {
      Id: 8,
      Meno: 'Ján',
      Priezvisko: 'Novák',
      DatumNarodenia: '1971-02-28T00:00:00+01:00',
      PlatnostOd: '2017-02-01T00:00:00+01:00',
      PlatnostDo: null,
      StatnaPrislusnost: { StatistickyKod: '703' },
      Adresa: { MenoUlice: 'Domáca' },
    },
  ],
};
