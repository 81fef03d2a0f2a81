import type { Reader } from '#findings/reading/reading.ts';
import type { ResearchSubject, Source, SourceAnswerPart, SourceRequest } from '../sources/source.ts';
import { companyNumber } from './company-number.ts';
import { companiesHouseAccounts } from './readings/accounts.ts';
import { accountsDocuments } from './readings/accounts-documents.ts';
import { companiesHouseFilings } from './readings/filings.ts';
import { nextPage } from './readings/next-page.ts';
import { companiesHouseNotices } from './readings/notices.ts';
import { companiesHouseOfficers } from './readings/officers.ts';
import { companiesHouseOwners } from './readings/owners.ts';
import { companiesHouseProfile } from './readings/profile.ts';
import { maxPages, perPage } from './readings/wire.ts';

/** The register of companies of the United Kingdom by its Public Data API. */
export const companiesHouseSource: Source = {
  code: 'companies-house',
  countries: ['GB'],
  homepage: 'https://find-and-update.company-information.service.gov.uk',
  licence: {
    name: 'OGL-UK-3.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  access: 'free_key',
  bases: {
    api: 'https://api.company-information.service.gov.uk',
    documents: 'https://document-api.company-information.service.gov.uk',
  },
  // Where the document service sends whoever asks for a document, with a signature that is good for a minute.
  redirectsTo: ['https://s3.eu-west-2.amazonaws.com/document-api-images-live.ch.gov.uk/'],
  limit: { calls: 600, perSeconds: 300 },
  searches: ['insolvency', 'restructuring', 'liquidation', 'charge'],
  freshHours: 24,
  metLiveService: false,
  // The key is the user's name; there is no password.
  keyHeaders: (key) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
  parts: [
    list(companiesHouseProfile, ''),
    list(companiesHouseOfficers, '/officers'),
    list(
      companiesHouseOwners,
      '/persons-with-significant-control',
      '/persons-with-significant-control-statements',
    ),
    list(companiesHouseFilings, '/filing-history'),
    list(companiesHouseNotices, '/charges', '/insolvency'),
    {
      reader: companiesHouseAccounts,
      numberOf,
      first: (number) => ({
        path: `/company/${number}/filing-history`,
        query: { category: 'accounts', items_per_page: '25' },
        accept: 'application/json',
        leads: 'only',
      }),
      next: accountsDocuments,
      maxCalls: 4,
      meanings: { 404: 'not_filed', 406: 'picture_only' },
    },
  ],
};

/** A part that one or two lists of the company give, page by page; 404 says that it has none. */
function list(reader: Reader, path: string, second?: string): SourceAnswerPart {
  const request = (number: string, at: string): SourceRequest => ({
    path: `/company/${number}${at}`,
    ...(at !== '' && { query: { items_per_page: String(perPage) }, leads: 'also' }),
    accept: 'application/json',
  });
  return {
    reader,
    numberOf,
    first: (number) => request(number, path),
    ...(second !== undefined && { beside: (number: string) => [request(number, second)] }),
    next: (answer, _number, asked) => nextPage(answer, asked),
    maxCalls: maxPages + 1,
    meanings: { 404: 'nothing_found' },
  };
}

function numberOf({ identifiers }: ResearchSubject): string | undefined {
  const number = identifiers.find(
    ({ scheme, issuer }) => scheme === 'REG' && (issuer === undefined || /^RA00058[567]$/.test(issuer)),
  )?.value;
  try {
    return number === undefined ? undefined : encodeURIComponent(companyNumber(number));
  } catch {
    return undefined; // it is no number of this register
  }
}
