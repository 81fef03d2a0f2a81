import { generateKeyPairSync } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { createOutbox, type Outbox } from '#platform/jobs/outbox.ts';
import type { Semaphore } from '#platform/limits/semaphore.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import type { RegistrationFields } from './account/account-rules.ts';
import { type AccountsService, createAccounts } from './service.ts';
import { accessKeysFrom } from './sign-in/access-keys.ts';
import { unlimitedAttempts } from './sign-in/sign-in-attempts.ts';

/** A registration with nothing wrong in it, for tests. */
export const goodRegistration: RegistrationFields = {
  legalEntityType: 'Individual',
  lastName: 'Мюллер',
  name: 'Анна',
  patronymic: '',
  username: 'anna.m-1',
  phone: '+49 (30) 123-45-67',
  companyName: '',
  companyNameLat: '',
  companyNumber: '',
  vatCode: '',
  companyAddress: '',
  email: 'anna@demo.countercheck.example',
  password: 'Good-pass-1',
  confirmPassword: 'Good-pass-1',
};

export const goodCompany = {
  legalEntityType: 'LegalEntity',
  companyName: 'ООО «Северный ветер»',
  companyNameLat: 'Severny Veter OOO',
  companyNumber: '1027700132195',
  vatCode: '7707083893',
  companyAddress: 'Москва, Тверская, 1',
};

/** What accounts of tests sign with. */
export const keys = accessKeysFrom([generateKeyPairSync('ed25519').privateKey]);

export const fixtureSecrets = secretsFrom(Buffer.alloc(32, 7));

/** Accounts on a test's database, with an outbox that the test drains itself. */
export function buildAccounts(
  db: Db,
  clock: Clock,
  semaphore?: Semaphore,
  attempts = unlimitedAttempts,
): { accounts: AccountsService; outbox: Outbox } {
  const outbox = createOutbox({ db, clock, report: () => {} });
  const accounts = createAccounts({
    ...{ clock, keys, outbox, secrets: fixtureSecrets, attempts },
    ...(semaphore && { semaphore }),
  });
  return { accounts, outbox };
}
