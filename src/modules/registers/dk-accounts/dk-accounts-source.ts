import { numberThatFits } from '../sources/answer-fields.ts';
import type { ResearchSubject, Source, SourceRequest } from '../sources/source.ts';
import { dkAccounts } from './readings/accounts.ts';
import { accountsDocuments, dkFilings } from './readings/publications.ts';

/** Annual reports as the Danish Business Authority publishes them. */
export const dkAccountsSource: Source = {
  code: 'dk-accounts',
  countries: ['DK'],
  homepage: 'https://datacvr.virk.dk',
  licence: {
    name: 'Erhvervsstyrelsen',
    url: 'https://datacvr.virk.dk/artikel/vilkaar-og-betingelser',
  },
  access: 'open',
  bases: { api: 'https://distribution.virk.dk', documents: 'https://regnskaber.virk.dk' },
  // None is published.
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    { reader: dkFilings, numberOf, first: search, maxCalls: 1, meanings: {} },
    {
      reader: dkAccounts,
      numberOf,
      first: (number) => ({ ...search(number), leads: 'only' }),
      next: accountsDocuments,
      maxCalls: 4,
      meanings: {},
    },
  ],
};

/** Eight digits, also behind DK as the number of VAT. */
function numberOf(subject: ResearchSubject): string | undefined {
  return numberThatFits(subject, /^[1-9]\d{7}$/);
}

function search(number: string): SourceRequest {
  const question = {
    size: 20,
    query: {
      bool: {
        must: [{ term: { cvrNummer: Number(number) } }, { term: { offentliggoerelsestype: 'regnskab' } }],
      },
    },
    sort: [{ offentliggoerelsesTidspunkt: { order: 'desc' } }],
  };
  return {
    path: '/offentliggoerelser/_search',
    body: { text: JSON.stringify(question), contentType: 'application/json' },
    accept: 'application/json',
  };
}
