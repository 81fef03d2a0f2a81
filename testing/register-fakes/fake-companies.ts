/** The key that the fake Companies House takes. */
export const fakeKey = 'fake-companies-house-key';

/** Invented companies in the shapes in which the six services answer; numbers that nobody bears. */
export const gleifRecords = [
  {
    type: 'lei-records',
    id: '529900NORDWIND000012',
    attributes: {
      lei: '529900NORDWIND000012',
      entity: {
        legalName: { name: 'Nordwind Weberei GmbH', language: 'de' },
        otherNames: [{ name: 'Nordwind Spinnerei GmbH', language: 'de', type: 'PREVIOUS_LEGAL_NAME' }],
        transliteratedOtherNames: [],
        legalAddress: {
          language: 'de',
          addressLines: ['Hafenstraße 3'],
          addressNumber: null,
          city: 'Kiel',
          region: 'DE-SH',
          country: 'DE',
          postalCode: '24103',
        },
        headquartersAddress: {
          addressLines: ['Hafenstraße 3'],
          city: 'Kiel',
          country: 'DE',
          postalCode: '24103',
        },
        registeredAt: { id: 'RA000296', other: null },
        registeredAs: 'HRB 90417',
        jurisdiction: 'DE',
        category: 'GENERAL',
        legalForm: { id: '2HBR', other: null },
        associatedEntity: { lei: null, name: null },
        status: 'ACTIVE',
        expiration: { date: null, reason: null },
        creationDate: '1998-04-01T00:00:00Z',
        eventGroups: [
          {
            groupType: 'STANDALONE',
            events: [{ type: 'LIQUIDATION', status: 'IN_PROGRESS', effectiveDate: '2025-02-01T00:00:00Z' }],
          },
        ],
      },
      registration: {
        status: 'ISSUED',
        managingLou: '529900NORDWIND000012',
        corroborationLevel: 'FULLY_CORROBORATED',
      },
    },
  },
  {
    type: 'lei-records',
    id: '213800HEATHERMILL034',
    attributes: {
      lei: '213800HEATHERMILL034',
      entity: {
        legalName: { name: 'HEATHER MILL TRADING LIMITED', language: 'en' },
        otherNames: [],
        transliteratedOtherNames: [],
        legalAddress: { addressLines: ['4 Mill Lane'], city: 'York', country: 'GB', postalCode: 'YO1 0XX' },
        registeredAt: { id: 'RA000585', other: null },
        registeredAs: '09990417',
        jurisdiction: 'GB',
        category: 'GENERAL',
        legalForm: { id: 'H0PO', other: null },
        status: 'ACTIVE',
        expiration: { date: null, reason: null },
        creationDate: '2016-02-03T00:00:00Z',
        eventGroups: [],
      },
      registration: { status: 'LAPSED' },
    },
  },
];

export const companiesHouseProfiles = [
  {
    company_name: 'HEATHER MILL TRADING LIMITED',
    company_number: '09990417',
    company_status: 'active',
    company_status_detail: 'active-proposal-to-strike-off',
    type: 'ltd',
    jurisdiction: 'england-wales',
    date_of_creation: '2016-02-03',
    registered_office_address: {
      address_line_1: '4 Mill Lane',
      locality: 'York',
      postal_code: 'YO1 0XX',
      country: 'England',
    },
    previous_company_names: [
      { name: 'HEATHER WOOL LIMITED', effective_from: '2016-02-03', ceased_on: '2019-06-30' },
    ],
    sic_codes: ['46410'],
    has_charges: false,
  },
  {
    company_name: 'HEATHER MILL HOLDINGS PLC',
    company_number: 'SC990418',
    company_status: 'liquidation',
    type: 'plc',
    date_of_creation: '2001-01-09',
    registered_office_address: { address_line_1: '9 Quay Street', locality: 'Leith', postal_code: 'EH6 0XX' },
  },
];

export const brregUnits = [
  {
    organisasjonsnummer: '999904170',
    navn: 'FJORDGLIMT FISK AS',
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap', _links: {} },
    registreringsdatoEnhetsregisteret: '2004-05-06',
    registrertIMvaregisteret: true,
    naeringskode1: { kode: '46.381', beskrivelse: 'Engroshandel med fisk' },
    forretningsadresse: {
      land: 'Norge',
      landkode: 'NO',
      postnummer: '6002',
      poststed: 'ÅLESUND',
      adresse: ['Skansekaia 1', null],
      kommune: 'ÅLESUND',
      kommunenummer: '1508',
    },
    stiftelsesdato: '2004-04-20',
    konkurs: false,
    underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false,
  },
  {
    organisasjonsnummer: '999904189',
    navn: 'FJORDGLIMT REDERI AS',
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    registrertIMvaregisteret: false,
    postadresse: { land: 'Norge', postnummer: '6003', poststed: 'ÅLESUND', adresse: ['Postboks 7'] },
    konkurs: true,
    underAvvikling: true,
    underTvangsavviklingEllerTvangsopplosning: false,
  },
];

/** Where the member state tells no name, dashes stand for it. */
export const vatNumbers: Readonly<Record<string, Readonly<{ name: string; address: string }>>> = {
  'FR 99904170001': { name: 'SAS ATELIER DU VENT', address: '12 RUE DES TISSEURS\n69001 LYON\n' },
  'DE 999041700': { name: '---', address: '---' },
  'EL 999041701': { name: 'ΑΝΕΜΟΣ ΥΦΑΣΜΑΤΑ ΑΕ', address: 'ΟΔΟΣ ΛΙΜΑΝΙΟΥ 3\n18531 ΠΕΙΡΑΙΑΣ' },
};

export const aresSubjects = [
  {
    ico: '09990417',
    obchodniJmeno: 'Větrný tkalec s.r.o.',
    sidlo: { kodStatu: 'CZ', nazevObce: 'Brno', psc: 60200, textovaAdresa: 'Tkalcovská 3, 60200 Brno' },
    pravniForma: '112',
    datumVzniku: '2012-03-04',
    datumAktualizace: '2025-01-01',
    dic: 'CZ09990417',
    czNace: ['13200'],
    primarniZdroj: 'ros',
  },
  {
    ico: '09990418',
    obchodniJmeno: 'Větrný tkalec Holding a.s. v likvidaci',
    sidlo: { nazevObce: 'Praha', psc: 11000, textovaAdresa: 'Dlouhá 1, 11000 Praha' },
    pravniForma: '121',
    datumVzniku: '2009-01-02',
  },
];

export const egrSubjects = [
  {
    short: {
      ngrn: 199904170,
      dfrom: '2003-02-12T22:00:00.000+00:00',
      nsi00219: { vnsostk: 'Исключен из ЕГР', nsi00219: 33513, nksost: 2 },
      dto: '2024-03-31T21:00:00.000+00:00',
      vnaim: 'Общество с ограниченной ответственностью "Ветер-Текстиль"',
      vn: 'ООО "Ветер-Текстиль"',
      vfn: 'Ветер-Текстиль',
    },
    address: {
      nindex: 220030,
      vregion: null,
      vnp: 'Минск',
      vulitsa: 'Ткацкая',
      vdom: '3',
      vpom: '12',
      nsi00239: { vntnpk: 'г.' },
      nsi00226: { vntulk: 'ул.' },
      nsi00227: { vntpomk: 'каб.' },
    },
  },
];
