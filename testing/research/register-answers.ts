import { accountsAnswer } from '#modules/registers/brreg/readings/accounts-fixture.ts';
import { accountsFixture } from '#modules/registers/companies-house/readings/accounts-fixture.ts';
import { girboOrganisation, girboYear } from '#modules/registers/girbo/girbo-fixture.ts';
import { leiRecord, leis } from '#modules/registers/gleif/readings/api-fixture.ts';
import { unit } from '#modules/registers/recherche-entreprises/readings/unit-fixture.ts';

/** A number of a register, and what its country's sources answer about it, by a part of the address: the more special one first. */
export type RegisterAnswers = Readonly<{
  country: string;
  number: string;
  answers: Readonly<Record<string, unknown>>;
}>;

const british = '01234567';
/** Companies House about an active company with a director, an owner, a satisfied charge and accounts in Inline XBRL. */
export const britishAnswers: RegisterAnswers = {
  country: 'GB',
  number: british,
  answers: {
    '/content': accountsFixture([
      ['FixedAssets', 'now', '60'],
      ['CurrentAssets', 'now', '40'],
      ['Equity', 'now', '30'],
      ['TurnoverRevenue', 'year', '500'],
      ['ProfitLoss', 'year', '12'],
      ['AverageNumberEmployeesDuringPeriod', 'year', '7'],
    ]),
    '/filing-history': {
      items: [
        {
          category: 'accounts',
          type: 'AA',
          date: '2025-09-30',
          description: 'accounts-with-accounts-type-small',
          description_values: { made_up_date: '2024-12-31' },
          links: {
            self: `/company/${british}/filing-history/a`,
            document_metadata: 'https://document-api.company-information.service.gov.uk/document/one',
          },
        },
      ],
      total_count: 1,
    },
    '/officers': {
      items: [
        {
          name: 'DOE, Jane',
          officer_role: 'director',
          appointed_on: '2019-03-01',
          date_of_birth: { year: 1980 },
        },
      ],
    },
    '/persons-with-significant-control-statements': { items: [] },
    '/persons-with-significant-control': {
      items: [
        {
          kind: 'individual-person-with-significant-control',
          name: 'Ms Jane Doe',
          natures_of_control: ['ownership-of-shares-25-to-50-percent'],
          notified_on: '2016-04-06',
        },
      ],
    },
    '/charges': { items: [] },
    '/insolvency': { cases: [] },
    '/lei-records': { data: [] },
    [`/company/${british}`]: {
      company_number: british,
      company_name: 'EXAMPLE HOLDINGS LIMITED',
      company_status: 'active',
      type: 'ltd',
      jurisdiction: 'england-wales',
      date_of_creation: '1944-10-11',
      registered_office_address: {
        address_line_1: '1 High Street',
        locality: 'Leeds',
        postal_code: 'LS1 1AA',
      },
      sic_codes: ['64209'],
    },
  },
};

const coded = (kode: string, beskrivelse: string) => ({ kode, beskrivelse });
/** Brønnøysund about a company that pays VAT, with a managing director and the accounts of a year. */
export const norwegianAnswers: RegisterAnswers = {
  country: 'NO',
  number: '999999901',
  answers: {
    '/roller': {
      rollegrupper: [
        {
          type: coded('DAGL', 'Daglig leder'),
          roller: [
            {
              type: coded('DAGL', 'Daglig leder'),
              person: { navn: { fornavn: 'Kari', etternavn: 'Nordmann' }, fodselsdato: '1970-05-10' },
              fratraadt: false,
            },
          ],
        },
      ],
    },
    '/regnskap/': [accountsAnswer],
    '/lei-records': { data: [] },
    '/enheter/': {
      organisasjonsnummer: '999999901',
      navn: 'FJORD OG FJELL AS',
      organisasjonsform: coded('AS', 'Aksjeselskap'),
      forretningsadresse: {
        adresse: ['Storgata 1'],
        postnummer: '9008',
        poststed: 'TROMSØ',
        landkode: 'NO',
      },
      stiftelsesdato: '2001-02-03',
      registrertIMvaregisteret: true,
      konkurs: false,
      underAvvikling: false,
      naeringskode1: coded('03.110', 'Hav- og kystfiske'),
      antallAnsatte: 12,
      kapital: { belop: 30_000, valuta: 'NOK', type: 'Aksjekapital' },
      telefon: '55 50 00 01',
    },
  },
};

/** The four French sources and VIES about a company whose accounts are public and whom no court names. */
export const frenchAnswers: RegisterAnswers = {
  country: 'FR',
  number: '999999901',
  answers: {
    '/search': { results: [unit] },
    'annonces-commerciales': {
      total_count: 1,
      results: [
        {
          registre: ['999 999 901', '999999901'],
          dateparution: '2025-03-05',
          familleavis: 'dpc',
          familleavis_lib: 'Dépôts des comptes',
          depot: JSON.stringify({ typeDepot: 'Comptes annuels', dateCloture: '2024-06-30' }),
        },
      ],
    },
    ratios_inpi_bce: {
      total_count: 1,
      results: [
        {
          siren: '999999901',
          date_cloture_exercice: '2024-06-30',
          type_bilan: 'C',
          confidentiality: 'Public',
          chiffre_d_affaires: 120_000,
          ebit: 4_000,
          resultat_net: 3_000,
        },
      ],
    },
    '/vat/': { isValid: true, userError: 'VALID', vatNumber: '11999999901' },
    '/lei-records': { data: [] },
  },
};

/** The same of a company that was founded when the register was there already: its number says the year. */
export const youngRussianAnswers = russianAnswersOf('1189900000003', '2018-04-05');

/** ГИР БО about a company that is older than its number, with the full forms of a year; GLEIF does not know it. */
export const russianAnswers = russianAnswersOf('1027700000000', '2003-02-04');

function russianAnswersOf(ogrn: string, statusDate: string): RegisterAnswers {
  return {
    country: 'RU',
    number: ogrn,
    answers: {
      '/advanced-search/': { content: [girboOrganisation({ okopf: 12300, ogrn, statusDate })] },
      '/bfo/': [
        girboYear('2024', {
          balance: { current1200: 100, current1300: 30, current1310: 10, current1500: 70, current1600: 100 },
          financialResult: { current2110: 500, current2400: 15 },
        }),
      ],
      '/lei-records': { data: [] },
    },
  };
}

/** The same company, which has an LEI as well. */
export const russianAnswersWithLei: RegisterAnswers = {
  ...russianAnswers,
  answers: {
    ...russianAnswers.answers,
    '/lei-records': {
      data: [
        leiRecord(leis.child, 'ООО "ПРИМЕР"', {
          entity: {
            otherNames: [],
            legalName: { name: 'ООО "ПРИМЕР"', language: 'ru' },
            legalAddress: {
              addressLines: ['ПРИМЕРНАЯ, 1'],
              city: 'МОСКВА',
              country: 'RU',
              postalCode: '101000',
            },
            headquartersAddress: null,
            registeredAt: { id: 'RA000499', other: null },
            registeredAs: '1027700000000',
            jurisdiction: 'RU',
            legalForm: { id: '8888', other: 'ООО' },
            creationDate: '1999-05-06T00:00:00Z',
          },
          attributes: {
            registration: { status: 'ISSUED', validatedAt: { id: 'RA000499' }, validatedAs: '1027700000000' },
          },
        }),
      ],
    },
  },
};
