import type { ResearchSubject, Source } from '../sources/source.ts';
import { secAccounts } from './readings/accounts.ts';

/** Accounts of whoever files with the Securities and Exchange Commission of the United States, by its number there (CIK). */
export const secSource: Source = {
  code: 'sec',
  countries: ['US'],
  homepage: 'https://www.sec.gov/search-filings',
  licence: { name: 'US public domain', url: 'https://www.sec.gov/privacy#dissemination' },
  access: 'open',
  bases: { api: 'https://data.sec.gov' },
  limit: { calls: 10, perSeconds: 1 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: secAccounts,
      numberOf,
      first: (number) => ({ path: `/api/xbrl/companyfacts/CIK${number}.json`, accept: 'application/json' }),
      maxCalls: 1,
      // Who never filed in XBRL has no facts.
      meanings: { 404: 'nothing_found' },
    },
  ],
};

/** Ten digits, as the addresses write it. */
function numberOf({ identifiers }: ResearchSubject): string | undefined {
  const cik = identifiers.find(({ scheme }) => scheme === 'CIK')?.value.trim() ?? '';
  return /^\d{1,10}$/.test(cik) && Number(cik) > 0 ? cik.padStart(10, '0') : undefined;
}
