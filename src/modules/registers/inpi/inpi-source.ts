import { licenceOuverte, sirenOf } from '../france/siren.ts';
import type { Source } from '../sources/source.ts';
import { inpiAccounts } from './readings/accounts.ts';

/** Figures of accounts filed with the French register (INPI), as the Ministry of Economy publishes them with its ratios. */
export const inpiSource: Source = {
  code: 'inpi',
  countries: ['FR'],
  homepage: 'https://data.economie.gouv.fr/explore/dataset/ratios_inpi_bce',
  licence: licenceOuverte,
  access: 'open',
  bases: { api: 'https://data.economie.gouv.fr/api/explore/v2.1' },
  // None is published for whoever asks without a key.
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24 * 7,
  metLiveService: false,
  parts: [
    {
      reader: inpiAccounts,
      numberOf: sirenOf,
      first: (siren) => ({
        path: '/catalog/datasets/ratios_inpi_bce/records',
        query: { where: `siren="${siren}"`, order_by: 'date_cloture_exercice desc', limit: '30' },
        accept: 'application/json',
      }),
      maxCalls: 1,
      meanings: {},
    },
  ],
};
