import type { SandboxCompany } from '../company/sandbox-company.ts';
import type { AccountingYear } from './accounts/accounting-year.ts';
import { scaleOf } from './accounts/currency-scale.ts';
import { drawAccounts } from './accounts/draw-accounts.ts';
import { drawFilings, type LifeFiling } from './events/draw-filings.ts';
import { drawNotices, type LifeNotice } from './events/draw-notices.ts';
import { type Branch, branches } from './ground/branches.ts';
import { addDays, type Day, earlier } from './ground/days.ts';
import { createSeededRandom, hashOf, type SeededRandom } from './ground/seeded-random.ts';
import { drawOwners, type LifeGroup, type LifeHolding } from './people/draw-owners.ts';
import { drawOfficers, drawPersons, type LifeOfficer } from './people/draw-people.ts';

/** All that the registers of the demo world know of one company. The same company has the same life on every machine. */
export type CompanyLife = Readonly<{
  company: SandboxCompany;
  lei: string;
  foundedOn: Day;
  branch: Branch;
  employees: number;
  shareCapital: number;
  years: readonly AccountingYear[];
  officers: readonly LifeOfficer[];
  holdings: readonly LifeHolding[];
  group: LifeGroup;
  notices: readonly LifeNotice[];
  filings: readonly LifeFiling[];
  /** In whole units; 0 where there is none. */
  taxDebt: number;
  /** Registers other than the company's own have an older address. */
  hasOldAddressElsewhere: boolean;
}>;

const forgottenFoundation = '2009-05-14';

/** Draws the life of a company up to a day, from its country and number alone. */
export function drawLife(company: SandboxCompany, today: Day): CompanyLife {
  const seed = `${company.country}:${company.number}`;
  // A stream for each part: one that changes leaves the others as they were.
  const stream = (part: string) => createSeededRandom(`life-1:${seed}:${part}`);
  const foundedOn = company.foundedOn ?? forgottenFoundation;
  const lastDay = earlier(company.closedOn ?? today, today);
  const nature = stream('nature');
  const employees = headsOf(company, nature);
  const branch = branchOf(company);
  const isSole = company.formGeneric === 'SP';
  const shareCapital = nature.pick([10, 25, 25, 50, 100]) * 1000 * scaleOf(company.currency);
  const isFailing = company.status !== 'Active';
  const business = {
    branch,
    employees,
    currency: company.currency,
    shareCapital,
    foundedOn,
    lastDay,
    isFailing,
  };
  const drawn = drawAccounts(business, stream('accounts'));
  const isSmall = employees < 12;
  const lang = company.names.find(({ kind }) => kind === 'legal')?.lang ?? null;
  const persons = drawPersons(lang, company.country, stream('persons'));
  const core = coreOf(company);
  // Of a company that exists nothing bad is made up.
  const isSpotless = !company.isDemo;
  const { holdings, group } = drawOwners(
    {
      country: company.country,
      core,
      number: company.number,
      persons,
      foundedOn,
      isSole,
      hasListedOwner: !isSpotless && nature.chance(0.03),
    },
    stream('owners'),
  );
  const officers = drawOfficers(
    {
      persons,
      company: core,
      foundedOn,
      lastDay,
      isSmall,
      isInLiquidation: company.status === 'Liquidation',
    },
    stream('officers'),
  );
  const last = drawn.at(-1);
  const notices = isSpotless
    ? []
    : drawNotices(
        {
          status: company.status,
          foundedOn,
          lastDay,
          city: company.city ?? company.country,
          yearlySales: last?.sales ?? shareCapital,
          borrows: (last?.longBorrowings ?? 0) > 0,
        },
        stream('notices'),
      );
  const years = withGap(drawn, nature);
  const nameDays = company.names.flatMap(({ kind, until }) => (kind === 'former' && until ? [until] : []));
  const filings = drawFilings({ foundedOn, lastDay, years, officers, notices, nameDays }, stream('filings'));
  const taxDebt = isSpotless || !nature.chance(0.08) ? 0 : Math.round((last?.sales ?? shareCapital) * 0.004);
  return {
    company,
    lei: company.lei ?? leiOf(seed),
    foundedOn,
    branch,
    employees: last?.employees ?? employees,
    shareCapital,
    years,
    officers,
    holdings,
    group,
    notices,
    filings,
    taxDebt,
    hasOldAddressElsewhere: !isSpotless && nature.chance(0.12),
  };
}

/** The life a while later, as the operator's lever "change" has it: another leader, another address, an entry about each. */
export function changedLife(life: CompanyLife, today: Day): CompanyLife {
  const { company, officers, filings } = life;
  const day = addDays(today, -1);
  const [leader, ...others] = officers;
  const successor = leader && { ...leader.person, id: 'new', name: `${leader.person.name} II (Demo)` };
  const changed: LifeOfficer[] =
    leader === undefined || successor === undefined
      ? [...officers]
      : [
          { ...leader, id: 'new', person: successor, since: day, otherMandates: [] },
          { ...leader, until: day },
          ...others,
        ];
  const entries: LifeFiling[] = [
    { id: 'c2', kind: 'officer_change', day, title: 'Appointment of an officer', period: null },
    { id: 'c1', kind: 'address_change', day, title: 'Change of registered address', period: null },
  ];
  return {
    ...life,
    company: { ...company, address: otherAddress(company) },
    officers: changed,
    filings: [...entries, ...filings],
  };
}

/** Another address of the same city, as a register that lags behind would have it. */
export function otherAddress({ address, city }: SandboxCompany): string {
  return (address ?? `1 Demo Street, ${city ?? ''}`).replace(/\d+/, (number) =>
    String(Number(number) + 2).slice(0, 6),
  );
}

/** Some companies missed a year. */
function withGap(years: readonly AccountingYear[], nature: SeededRandom): readonly AccountingYear[] {
  if (years.length < 4 || !nature.chance(0.1)) return years;
  return years.filter((_, at) => at !== years.length - 2);
}

function headsOf({ formGeneric }: SandboxCompany, nature: SeededRandom): number {
  const most = formGeneric === 'SP' || formGeneric === 'GP' ? 12 : formGeneric === 'JSC' ? 900 : 220;
  return Math.max(1, Math.round(most ** (0.25 + nature.next() * 0.75)));
}

function branchOf({ names, nameLat }: SandboxCompany): Branch {
  const translated = names.filter(({ kind }) => kind === 'translated').map(({ text }) => text);
  const text = [nameLat, ...translated].join(' ');
  const found = branches.find(({ sign }) => sign.test(text));
  if (found === undefined) throw new Error('the last branch takes every name');
  return found;
}

/** The name in Latin letters without what looks like its form. */
function coreOf({ nameLat, formText }: SandboxCompany): string {
  const words = nameLat
    .split(/\s+/)
    .filter((word) => word !== formText && !/^(?:[A-Z.]{2,8}|Ltd\.?|GmbH|Co\.?,?)$/.test(word));
  return words.join(' ').replace(/[,&\s]+$/, '') || nameLat;
}

/** A made-up LEI with valid check digits (ISO 17442); its first four signs are no issuer's. */
export function leiOf(seed: string): string {
  const letters = (part: string) => hashOf(part).toString(36).toUpperCase().padStart(7, '0');
  const body = `DEMO${letters(`${seed}:a`)}${letters(`${seed}:b`)}`;
  const digits = [...`${body}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `${body}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}`;
}
