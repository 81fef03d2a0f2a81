import type { Reader } from '#findings/reading/reading.ts';
import { licenceOuverte, sirenOf } from '../france/siren.ts';
import type { Source, SourceAnswerPart } from '../sources/source.ts';
import { rechercheAccounts } from './readings/accounts.ts';
import { rechercheOfficers } from './readings/officers.ts';
import { rechercheProfile } from './readings/profile.ts';

/** The French state's search of companies: INSEE, the national register and the accounts of INPI in one answer. */
export const rechercheEntreprisesSource: Source = {
  code: 'recherche-entreprises',
  countries: ['FR'],
  homepage: 'https://annuaire-entreprises.data.gouv.fr',
  licence: licenceOuverte,
  access: 'open',
  bases: { api: 'https://recherche-entreprises.api.gouv.fr' },
  limit: { calls: 7, perSeconds: 1 },
  freshHours: 24,
  metLiveService: false,
  parts: [rechercheProfile, rechercheOfficers, rechercheAccounts].map(ask),
};

/** One address for all parts: whoever asks second has the answer already. */
function ask(reader: Reader): SourceAnswerPart {
  return {
    reader,
    numberOf: sirenOf,
    first: (siren) => ({ path: '/search', query: { q: siren }, accept: 'application/json' }),
    maxCalls: 1,
    meanings: {},
  };
}
