import type { AccountingYear } from '../../life/accounts/accounting-year.ts';
import type { CompanyLife } from '../../life/life.ts';
import type { LifeParty } from '../../life/people/draw-people.ts';

/** Stands in every answer, where a real register has its disclaimer. */
const disclaimer = 'Demo: this company and all that is said of it are made up.';

const statusWords = {
  Active: 'active',
  Deleted: 'removed from the register',
  Liquidation: 'in liquidation',
  Reorganisation: 'in restructuring',
} as const;

const roleWords = {
  managing_director: 'Managing director',
  chair: 'Chair of the board',
  board_member: 'Member of the board',
  signatory: 'Authorised signatory',
  secretary: 'Secretary',
  liquidator: 'Liquidator',
} as const;

/** The parts of the demo's own register, each by the last word of its address; '' is the company itself. */
export const demoRegisterAnswers: Readonly<Record<string, (life: CompanyLife) => object>> = {
  '': profileOf,
  officers: officersOf,
  owners: ownersOf,
  group: groupOf,
  accounts: accountsOf,
  filings: (life) => ({ ...headOf(life), filings: life.filings.map(({ period, ...filing }) => filing) }),
  notices: noticesOf,
  tax: taxOf,
};

function headOf({ company: { number, country, vatCode }, lei }: CompanyLife) {
  return { disclaimer, country, number, otherNumbers: [lei, ...(vatCode === null ? [] : [vatCode])] };
}

function profileOf(life: CompanyLife): object {
  const { company, foundedOn, branch, employees, shareCapital, years } = life;
  const { name, nameLat, names, formText, status, address, city, postcode, country, currency } = company;
  const isListed = names.some(({ kind }) => kind === 'legal');
  return {
    ...headOf(life),
    issuer: company.issuer,
    names: [
      ...(isListed ? [] : [{ kind: 'legal', text: name, lang: null, since: null, until: null }]),
      ...names,
      ...(nameLat !== name && !names.some(({ kind }) => kind === 'latin')
        ? [{ kind: 'latin', text: nameLat, lang: null, since: null, until: null }]
        : []),
    ],
    form: formText,
    status: { code: status, text: statusWords[status] },
    founded: foundedOn,
    dissolved: company.closedOn,
    addresses: address === null ? [] : [{ kind: 'registered', text: address, city, postcode, country }],
    activities: [
      { scheme: 'NACE', revision: '2', code: branch.code, text: branch.text, lang: 'en', isMain: true },
    ],
    capital: [{ kind: 'issued', amount: String(shareCapital), currency, since: foundedOn }],
    employees: { count: employees, year: Number((years.at(-1)?.end ?? foundedOn).slice(0, 4)) },
    phones: company.phones,
    emails: company.emails,
    website: company.website,
    vat: company.vatCode,
    lei: life.lei,
  };
}

function officersOf(life: CompanyLife): object {
  return {
    ...headOf(life),
    officers: life.officers.map(({ person, role, since, until, otherMandates }) => ({
      name: person.name,
      role,
      roleText: roleWords[role],
      country: person.country,
      birthYear: person.birthYear ?? null,
      isCompany: person.kind === 'company',
      since,
      until,
      otherMandates,
    })),
    signing:
      life.officers.filter(({ until }) => until === null).length > 1
        ? 'The managing director alone, or two others together'
        : 'The managing director alone',
  };
}

function partyOf({ id, kind, name, country, birthYear, number }: LifeParty) {
  return { id, kind, name, country, birthYear: birthYear ?? null, number: number ?? null };
}

function ownersOf(life: CompanyLife): object {
  return {
    ...headOf(life),
    owners: life.holdings.map(({ owner, owned, share, since }) => ({
      owner: partyOf(owner),
      owned: owned === 'subject' ? null : partyOf(owned),
      share,
      since,
    })),
  };
}

function groupOf(life: CompanyLife): object {
  const { parent, ultimateParent, exception, subsidiaries } = life.group;
  return {
    ...headOf(life),
    parent: parent && partyOf(parent),
    ultimateParent: ultimateParent && partyOf(ultimateParent),
    noParent: exception,
    subsidiaries: subsidiaries.map(({ company, share }) => ({ company: partyOf(company), share })),
  };
}

function accountsOf(life: CompanyLife): object {
  return {
    ...headOf(life),
    statements: life.years.toReversed().map((year) => ({
      start: year.start,
      end: year.end,
      months: year.months,
      currency: life.company.currency,
      rules: 'Demo accounting rules',
      scope: 'individual',
      isAudited: year.isAudited,
      filed: year.filedOn,
      due: year.dueOn,
      lines: linesOf(year),
    })),
  };
}

const flows = [
  ['R10', 'Revenue', 'sales'],
  ['R20', 'Cost of sales', 'cogs'],
  ['R30', 'Gross profit', 'gross'],
  ['R40', 'Staff costs', 'staff'],
  ['R50', 'Depreciation', 'depreciation'],
  ['R60', 'Other operating costs', 'otherCosts'],
  ['R70', 'Operating result', 'ebit'],
  ['R80', 'Interest payable', 'interest'],
  ['R90', 'Result before tax', 'pbt'],
  ['R95', 'Tax on the result', 'tax'],
  ['R99', 'Result for the year', 'net'],
  ['D10', 'Dividends paid', 'dividends'],
] as const;
const stocks = [
  ['A10', 'Intangible assets', 'intangible'],
  ['A20', 'Tangible assets', 'tangible'],
  ['A30', 'Fixed assets', 'fixedAssets'],
  ['A40', 'Inventories', 'inventory'],
  ['A50', 'Debtors', 'debtors'],
  ['A60', 'Cash at bank', 'cash'],
  ['A70', 'Current assets', 'currentAssets'],
  ['A99', 'Total assets', 'totalAssets'],
  ['L10', 'Trade creditors', 'tradeCreditors'],
  ['L20', 'Bank loans due within one year', 'shortBorrowings'],
  ['L30', 'Other creditors', 'otherCreditors'],
  ['L40', 'Creditors due within one year', 'creditorsWithinYear'],
  ['L50', 'Bank loans due after one year', 'longBorrowings'],
  ['L90', 'Total liabilities', 'liabilities'],
  ['E10', 'Share capital', 'shareCapital'],
  ['E20', 'Retained earnings', 'retained'],
  ['E90', 'Equity', 'equity'],
  ['N10', 'Employees on average', 'employees'],
] as const;

function linesOf(year: AccountingYear) {
  return [...flows, ...stocks].map(([code, label, key]) => ({ code, label, amount: String(year[key]) }));
}

function noticesOf(life: CompanyLife): object {
  return {
    ...headOf(life),
    notices: life.notices.map(({ amount, ...notice }) => ({
      ...notice,
      amount: amount === null ? null : { amount: String(amount), currency: life.company.currency },
    })),
  };
}

function taxOf(life: CompanyLife): object {
  const { company, taxDebt, foundedOn } = life;
  return {
    ...headOf(life),
    vat:
      company.vatCode === null
        ? null
        : { number: company.vatCode, isValid: company.status !== 'Deleted', since: foundedOn },
    debt: { amount: String(taxDebt), currency: company.currency },
  };
}
