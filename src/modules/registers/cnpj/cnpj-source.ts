import type { Reader } from '#findings/reading/reading.ts';
import { numberThatFits } from '../sources/answer-fields.ts';
import type { Source, SourceAnswerPart } from '../sources/source.ts';
import { cnpjProfile } from './readings/company.ts';
import { cnpjOfficers, cnpjOwners } from './readings/partners.ts';

/** The Brazilian register of legal entities, whose monthly files the public mirror Minha Receita answers company by company. */
export const cnpjSource: Source = {
  code: 'cnpj',
  countries: ['BR'],
  homepage: 'https://www.gov.br/receitafederal/pt-br/assuntos/orientacao-tributaria/cadastros/cnpj',
  licence: { name: 'Dados abertos (CC-BY-ND-3.0)', url: 'https://dados.gov.br' },
  access: 'open',
  bases: { api: 'https://minhareceita.org' },
  limit: { calls: 20, perSeconds: 60 },
  // The files come out once a month.
  freshHours: 168,
  metLiveService: false,
  parts: [part(cnpjProfile), part(cnpjOfficers), part(cnpjOwners)],
};

function part(reader: Reader): SourceAnswerPart {
  return {
    reader,
    // Fourteen signs, since July 2026 with letters among the first twelve.
    numberOf: (subject) => numberThatFits(subject, /^[\dA-Z]{12}\d{2}$/),
    first: (number) => ({ path: `/${number}`, accept: 'application/json' }),
    maxCalls: 1,
    meanings: { 404: 'nothing_found' },
  };
}
