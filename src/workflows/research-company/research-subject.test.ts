import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompaniesService, Company } from '#modules/companies/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { researchSubjectOf } from './research-subject.ts';

test('sources are asked by numbers as they are written: an LEI gets back the zeros that its kept spelling lost', async () => {
  const company = {
    country: 'SK',
    name: 'A',
    regCode: '51078066',
    vatCode: null,
    register: { isDemo: false },
    identifiers: [
      { scheme: 'LEI', value: '97900BID10000147476' },
      { scheme: 'REG', issuer: 'RA000526', value: '51078066' },
    ],
  } as unknown as Company; // what is asked of it, and no more
  const companies = { findCompany: async () => company } as unknown as CompaniesService;
  const order = { subject: { kind: 'company', companyId: 'x' }, countryCode: 'sk' };
  // The rest of an order is not looked at.
  const asked = order as unknown as Parameters<typeof researchSubjectOf>[2];
  const subject = await researchSubjectOf({} as Db, companies, asked);
  assert.deepEqual(subject?.identifiers, [
    { scheme: 'REG', issuer: 'RA000526', value: '51078066' },
    { scheme: 'LEI', value: '097900BID10000147476' },
  ]);
});
