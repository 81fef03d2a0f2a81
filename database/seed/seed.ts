import type { Clock } from '#kernel/clock.ts';
import {
  type SeedAccount,
  seedAccounts,
  seedRoles,
} from '#modules/accounts/user-administration/seed-accounts.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { seedCountries } from '#modules/countries/seed-countries.ts';
import type { Db } from '#platform/database/kysely.ts';
import { countryGroupList, countryList } from './country-list.ts';
import { seedDemoList } from './demo-lists/seed-demo-list.ts';
import { generateDemoRegister } from './demo-register/generate-demo-register.ts';
import { hasRegister } from './repository.ts';
import { tariffList } from './tariff-list.ts';

/** The documented password of every demo account. */
export const demoPassword = 'Countercheck-2026!';

/** One account for each role, and a second Manager: a report is approved by somebody who did not write it. */
export const demoAccounts: readonly SeedAccount[] = [
  account('Admin', 'admin', 'Whitfield Margaret', '+44-20-7946-0101'),
  account('Manager', 'manager', 'Okafor Daniel', '+44-20-7946-0102'),
  account('Manager', 'reviewer', 'Lindqvist Sofia', '+44-20-7946-0103'),
  account('User', 'customer', 'Moreau Camille', '+33-1-99-00-01-04'),
  {
    ...account('Director', 'director', 'Hartmann Jonas', '+49-30-23125-105'),
    company: {
      name: 'Hartmann Handel GmbH',
      nameLat: 'Hartmann Handel GmbH',
      number: 'HRB 990105',
      vatCode: 'DE990000105',
      address: 'Demostraße 5, 10115 Berlin',
    },
  },
];

/** The second word of a full name is the given name, as in the specification. */
function account(role: SeedAccount['role'], mailbox: string, fullName: string, phone: string): SeedAccount {
  const isSecondFactorWaived = role === 'Admin' || role === 'Manager';
  return {
    role,
    email: `${mailbox}@demo.countercheck.example`,
    fullName,
    username: `demo-${mailbox}`,
    phone,
    locale: 'en',
    isSecondFactorWaived,
  };
}

/** Writes what every installation needs: roles, continents, countries, tariffs. Idempotent; runs at every start. */
export async function seedReference(db: Db, clock: Clock): Promise<void> {
  await seedRoles(db);
  await seedCountries(db, { groups: countryGroupList, countries: countryList, tariffs: tariffList }, clock);
}

/** The demo accounts, where there is no account at all. */
export function seedDemoAccounts(db: Db, clock: Clock): Promise<void> {
  return seedAccounts(db, demoAccounts, demoPassword, clock);
}

/** What a demo start writes: reference, demo accounts, the demo's list of sanctions, and the demo register if it was never loaded. Idempotent. */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  await seedReference(db, clock);
  await seedDemoAccounts(db, clock);
  await seedDemoList(db, clock);
  if (await hasRegister(db, 'demo')) return;
  await createCompanies({ clock }).seedDemoRegister(db, generateDemoRegister());
}
