import type { Reader } from '#findings/reading/reading.ts';
import { noticeKinds } from '#findings/vocabulary/events.ts';
import type { ResearchSubject, Source, SourceAnswerPart } from '../sources/source.ts';
import { demoRegisterAccounts } from './readings/accounts.ts';
import { demoRegisterFilings } from './readings/filings.ts';
import { demoRegisterGroup } from './readings/group.ts';
import { demoRegisterNotices } from './readings/notices.ts';
import { demoRegisterOfficers } from './readings/officers.ts';
import { demoRegisterOwners } from './readings/owners.ts';
import { demoRegisterProfile } from './readings/profile.ts';
import { demoRegisterTax } from './readings/tax.ts';
import { given } from './readings/wire.ts';

/**
 * The register of the demo world for every country whose own protocol the demo does not speak. It exists in a demo only: the address
 * that stands here is nobody's, and whoever starts a demo puts its own in place of it.
 */
export const demoRegisterSource: Source = {
  code: 'demo-register',
  countries: 'all',
  homepage: 'https://demo-register.countercheck.example',
  licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  access: 'open',
  bases: { api: 'https://demo-register.countercheck.example' },
  limit: { calls: 6_000, perSeconds: 60 },
  searches: noticeKinds,
  freshHours: 1,
  metLiveService: true,
  parts: [
    part(demoRegisterProfile, ''),
    part(demoRegisterOfficers, '/officers'),
    part(demoRegisterOwners, '/owners'),
    part(demoRegisterGroup, '/group'),
    part(demoRegisterAccounts, '/accounts'),
    part(demoRegisterFilings, '/filings'),
    part(demoRegisterNotices, '/notices'),
    part(demoRegisterTax, '/tax'),
  ],
};

function part(reader: Reader, path: string): SourceAnswerPart {
  return {
    reader,
    numberOf,
    first: (number, { country, identifiers }) => ({
      path: `/generic/${country}/companies/${encodeURIComponent(number)}${path}`,
      // Courts and registries number on their own.
      ...given('query', queryOf(identifiers.find(({ scheme }) => scheme === 'REG')?.issuer)),
      accept: 'application/json',
    }),
    maxCalls: 1,
    meanings: { 404: 'nothing_found' },
  };
}

function queryOf(issuer: string | undefined) {
  return issuer === undefined || issuer === '' ? undefined : { issuer };
}

/** The register's number, or the LEI or VAT number where a file has brought no other. */
function numberOf({ identifiers }: ResearchSubject): string | undefined {
  const values = ['REG', 'LEI', 'VAT'].flatMap((scheme) =>
    identifiers.filter((one) => one.scheme === scheme),
  );
  return values
    .map(({ value }) => value.trim())
    .find((value) => /^[\p{L}\p{M}\d][\p{L}\p{M}\d ./_-]{0,59}$/u.test(value) && /\d/.test(value));
}
