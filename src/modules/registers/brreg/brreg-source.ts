import type { Reader } from '#findings/reading/reading.ts';
import type { MeaningOfStatus, ResearchSubject, Source, SourceAnswerPart } from '../sources/source.ts';
import { brregAccounts } from './readings/accounts.ts';
import { brregOfficers } from './readings/officers.ts';
import { brregProfile } from './readings/profile.ts';

/** The Brønnøysund registers of Norway: Enhetsregisteret and Regnskapsregisteret by their open APIs. */
export const brregSource: Source = {
  code: 'brreg',
  countries: ['NO'],
  homepage: 'https://www.brreg.no',
  licence: { name: 'NLOD-2.0', url: 'https://data.norge.no/nlod/en/2.0' },
  access: 'open',
  bases: { api: 'https://data.brreg.no' },
  // None is published.
  limit: { calls: 120, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    // 410: the entity was taken out of the open data.
    list(brregProfile, (number) => `/enhetsregisteret/api/enheter/${number}`, {
      404: 'nothing_found',
      410: 'nothing_found',
    }),
    list(brregOfficers, (number) => `/enhetsregisteret/api/enheter/${number}/roller`, {
      404: 'nothing_found',
      410: 'nothing_found',
    }),
    list(brregAccounts, (number) => `/regnskapsregisteret/regnskap/${number}`, { 404: 'not_filed' }),
  ],
};

function list(reader: Reader, path: (number: string) => string, meanings: MeaningOfStatus): SourceAnswerPart {
  return {
    reader,
    numberOf: organisationNumber,
    first: (number) => ({ path: path(number), accept: 'application/json' }),
    maxCalls: 1,
    meanings,
  };
}

/** Nine digits; the VAT number is the same between NO and MVA. */
function organisationNumber({ identifiers }: ResearchSubject): string | undefined {
  return identifiers
    .filter(
      ({ scheme, issuer }) => scheme === 'VAT' || (scheme === 'REG' && /^(RA00047\d)?$/.test(issuer ?? '')),
    )
    .map(({ value }) =>
      value
        .toUpperCase()
        .replaceAll(/[\s.]/g, '')
        .replace(/^NO(?=\d)/, '')
        .replace(/MVA$/, ''),
    )
    .find((number) => /^\d{9}$/.test(number));
}
