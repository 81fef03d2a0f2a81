import { firstLineOf } from '../../company/first-line.ts';
import type { SandboxCompany } from '../../company/sandbox-company.ts';
import type { CompanyLife } from '../../life/life.ts';
import type { LifeOfficer } from '../../life/people/draw-people.ts';

/** Codes of the register for the forms of the demo's Norwegian companies. */
function formOf({ formText, formGeneric }: SandboxCompany) {
  const code = /^[A-ZÆØÅ]{2,4}$/.test(formText ?? '')
    ? (formText ?? '')
    : formGeneric === 'SP'
      ? 'ENK'
      : 'AS';
  return { kode: code, beskrivelse: descriptions[code] ?? code };
}
const descriptions: Readonly<Record<string, string>> = {
  AS: 'Aksjeselskap',
  ASA: 'Allmennaksjeselskap',
  ANS: 'Ansvarlig selskap med solidarisk ansvar',
  DA: 'Ansvarlig selskap med delt ansvar',
  ENK: 'Enkeltpersonforetak',
  KS: 'Kommandittselskap',
};

/** `GET /enhetsregisteret/api/enheter/{number}`. */
export function entityAnswer(life: CompanyLife): object {
  const { company, branch, foundedOn, employees, shareCapital, years } = life;
  const { number, name, city, postcode, status, closedOn, vatCode, website, emails, phones } = company;
  return {
    organisasjonsnummer: number,
    navn: name,
    organisasjonsform: formOf(company),
    ...(website !== null && { hjemmeside: website.replace(/^https:\/\//, '') }),
    ...(emails[0] !== undefined && { epostadresse: emails[0] }),
    ...(phones[0] !== undefined && { telefon: phones[0] }),
    registreringsdatoEnhetsregisteret: foundedOn,
    registrertIMvaregisteret: vatCode !== null,
    naeringskode1: { kode: `${branch.code}0`, beskrivelse: branch.text },
    antallAnsatte: employees,
    harRegistrertAntallAnsatte: true,
    forretningsadresse: {
      land: 'Norge',
      landkode: 'NO',
      postnummer: postcode ?? '',
      poststed: city ?? '',
      adresse: [firstLineOf(company)],
    },
    stiftelsesdato: foundedOn,
    registrertIForetaksregisteret: true,
    ...(years.length > 0 && { sisteInnsendteAarsregnskap: years.at(-1)?.end.slice(0, 4) }),
    ...(closedOn !== null && { slettedato: closedOn }),
    konkurs: false,
    underAvvikling: status === 'Liquidation',
    underTvangsavviklingEllerTvangsopplosning: false,
    ...(status === 'Reorganisation' && { underRekonstruksjonsforhandling: true }),
    maalform: 'Bokmål',
    kapital: {
      belop: shareCapital,
      antallAksjer: 1_000,
      type: 'Aksjekapital',
      valuta: 'NOK',
      innfortDato: foundedOn,
    },
    _links: { self: { href: `https://data.brreg.no/enhetsregisteret/api/enheter/${number}` } },
    respons_klasse: closedOn === null ? 'Enhet' : 'SlettetEnhet',
  };
}

/** Group, role and the register's words for each. */
const roles = {
  managing_director: ['DAGL', 'Daglig leder', 'DAGL', 'Daglig leder'],
  chair: ['STYR', 'Styre', 'LEDE', 'Styrets leder'],
  board_member: ['STYR', 'Styre', 'MEDL', 'Styremedlem'],
  signatory: ['SIGN', 'Signatur', 'SIGN', 'Signatur'],
  secretary: ['KONT', 'Kontaktperson', 'KONT', 'Kontaktperson'],
  liquidator: ['BOBE', 'Bostyrer', 'BOBE', 'Bostyrer'],
} as const;

/** `GET /enhetsregisteret/api/enheter/{number}/roller`. */
export function rolesAnswer({ company: { number }, officers }: CompanyLife): object {
  const acting = officers.filter(({ until }) => until === null);
  const groups = Map.groupBy(acting, ({ role }) => roles[role][0]);
  return {
    rollegrupper: [...groups].map(([code, members]) => ({
      type: { kode: code, beskrivelse: members[0] ? roles[members[0].role][1] : code },
      sistEndret: members
        .map(({ since }) => since)
        .toSorted()
        .at(-1),
      roller: members.map(roleOf),
    })),
    _links: { enhet: { href: `https://data.brreg.no/enhetsregisteret/api/enheter/${number}` } },
  };
}

function roleOf({ role, person }: LifeOfficer, at: number): object {
  const [, , code, words] = roles[role];
  const names = person.name.split(' ');
  return {
    type: { kode: code, beskrivelse: words },
    person: {
      ...(person.birthYear !== undefined && { fodselsdato: `${person.birthYear}-06-15` }),
      navn: { fornavn: names.slice(0, -1).join(' '), etternavn: names.at(-1) },
      erDoed: false,
    },
    fratraadt: false,
    avregistrert: false,
    rekkefolge: at,
  };
}

/** `GET /regnskapsregisteret/regnskap/{number}`: the last accounts that were filed; 404 where there are none. */
export function accountsAnswer({ company, years }: CompanyLife): object[] | undefined {
  const year = years.at(-1);
  if (year === undefined) return undefined;
  return [
    {
      id: 1,
      journalnr: `${year.filedOn.slice(0, 4)}01`,
      regnskapstype: 'SELSKAP',
      virksomhet: {
        organisasjonsnummer: company.number,
        organisasjonsform: formOf(company).kode,
        morselskap: false,
      },
      regnskapsperiode: { fraDato: year.start, tilDato: year.end },
      valuta: 'NOK',
      avviklingsregnskap: false,
      oppstillingsplan: 'store',
      revisjon: { ikkeRevidertAarsregnskap: !year.isAudited, fravalgRevisjon: !year.isAudited },
      regnkapsprinsipper: { smaaForetak: true, regnskapsregler: 'regnskapslovenAlminneligRegler' },
      egenkapitalGjeld: {
        sumEgenkapitalGjeld: year.totalAssets,
        egenkapital: {
          sumEgenkapital: year.equity,
          opptjentEgenkapital: { sumOpptjentEgenkapital: year.retained },
          innskuttEgenkapital: { sumInnskuttEgenkaptial: year.shareCapital },
        },
        gjeldOversikt: {
          sumGjeld: year.liabilities,
          kortsiktigGjeld: { sumKortsiktigGjeld: year.creditorsWithinYear },
          langsiktigGjeld: { sumLangsiktigGjeld: year.longBorrowings },
        },
      },
      eiendeler: {
        sumVarer: year.inventory,
        sumFordringer: year.debtors,
        sumBankinnskuddOgKontanter: year.cash,
        sumEiendeler: year.totalAssets,
        omloepsmidler: { sumOmloepsmidler: year.currentAssets },
        anleggsmidler: { sumAnleggsmidler: year.fixedAssets },
      },
      resultatregnskapResultat: {
        ordinaertResultatFoerSkattekostnad: year.pbt,
        ordinaertResultatSkattekostnad: year.tax,
        aarsresultat: year.net,
        totalresultat: year.net,
        finansresultat: {
          nettoFinans: -year.interest,
          finansinntekt: { sumFinansinntekter: 0 },
          finanskostnad: { annenRentekostnad: year.interest, sumFinanskostnad: year.interest },
        },
        driftsresultat: {
          driftsresultat: year.ebit,
          driftsinntekter: { salgsinntekter: year.sales, sumDriftsinntekter: year.sales },
          driftskostnad: { loennskostnad: year.staff, sumDriftskostnad: year.sales - year.ebit },
        },
      },
    },
  ];
}
