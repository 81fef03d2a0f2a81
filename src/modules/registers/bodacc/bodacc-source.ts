import type { Reader } from '#findings/reading/reading.ts';
import { licenceOuverte, sirenOf } from '../france/siren.ts';
import type { Source, SourceAnswerPart } from '../sources/source.ts';
import { bodaccFilings } from './readings/filings.ts';
import { bodaccNotices } from './readings/notices.ts';

/** The official journal of civil and commercial announcements of France, by the open data of its publisher. */
export const bodaccSource: Source = {
  code: 'bodacc',
  countries: ['FR'],
  homepage: 'https://www.bodacc.fr',
  licence: licenceOuverte,
  access: 'open',
  bases: { api: 'https://bodacc-datadila.opendatasoft.com/api/explore/v2.1' },
  // None is published for whoever asks without a key.
  limit: { calls: 60, perSeconds: 60 },
  searches: ['insolvency', 'restructuring', 'liquidation', 'strike_off'],
  freshHours: 24,
  metLiveService: false,
  parts: [bodaccNotices, bodaccFilings].map(ask),
};

/** One address for both parts: the last hundred announcements. */
function ask(reader: Reader): SourceAnswerPart {
  return {
    reader,
    numberOf: sirenOf,
    first: (siren) => ({
      path: '/catalog/datasets/annonces-commerciales/records',
      query: { where: `registre like "${siren}"`, order_by: 'dateparution desc', limit: '100' },
      accept: 'application/json',
    }),
    maxCalls: 1,
    meanings: {},
  };
}
