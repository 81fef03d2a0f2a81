import type { ResearchSubject, Source } from '../sources/source.ts';
import { esefAccounts } from './readings/accounts.ts';
import { reportsOfIndex } from './readings/filings-index.ts';

/** Yearly reports of listed groups of Europe, as XBRL International collects them, by LEI. */
export const esefSource: Source = {
  code: 'esef',
  countries: [
    ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE'],
    ...['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'UA'],
  ],
  homepage: 'https://filings.xbrl.org',
  licence: { name: 'filings.xbrl.org', url: 'https://filings.xbrl.org/about' },
  access: 'open',
  bases: { api: 'https://filings.xbrl.org' },
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: esefAccounts,
      numberOf,
      first: (number) => ({
        path: `/api/entities/${number}/filings`,
        query: { 'page[size]': '50', sort: '-period_end' },
        accept: 'application/vnd.api+json',
        leads: 'only',
      }),
      next: reportsOfIndex,
      maxCalls: 4,
      // Who is not listed is not in the index.
      meanings: { 404: 'nothing_found' },
    },
  ],
};

function numberOf({ identifiers }: ResearchSubject): string | undefined {
  const lei =
    identifiers
      .find(({ scheme }) => scheme === 'LEI')
      ?.value.trim()
      .toUpperCase() ?? '';
  return /^[A-Z0-9]{18}\d{2}$/.test(lei) ? lei : undefined;
}
