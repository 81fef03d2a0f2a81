import { numberThatFits } from '../sources/answer-fields.ts';
import type { Source } from '../sources/source.ts';
import { partnerOfSearch, rpvsOwners } from './readings/owners.ts';

/** The Slovak register of partners of the public sector: who in the end has the benefit of those who deal with the state. */
export const rpvsSource: Source = {
  code: 'rpvs',
  countries: ['SK'],
  homepage: 'https://rpvs.gov.sk',
  licence: { name: 'Otvorené údaje', url: 'https://rpvs.gov.sk/opendatav2/swagger' },
  access: 'open',
  bases: { api: 'https://rpvs.gov.sk/opendatav2' },
  limit: { calls: 30, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: rpvsOwners,
      // IČO: eight digits, of which tables lose the zeros.
      numberOf: (subject) =>
        numberThatFits(subject, /^\d{8}$/, (plain) =>
          /^\d{6,8}$/.test(plain) ? plain.padStart(8, '0') : plain,
        ),
      // The service takes spaces as %20 only, so the question stands in the path.
      first: (number) => ({
        path: `/PartneriVerejnehoSektora?$filter=${encodeURIComponent(`Ico eq '${number}'`)}&$expand=Partner`,
        accept: 'application/json',
        leads: 'also',
      }),
      next: partnerOfSearch,
      maxCalls: 2,
      meanings: { 404: 'nothing_found' },
    },
  ],
};
