import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Ownership } from '#findings/vocabulary/ownership.ts';
import type { Officer, OfficerRole } from '#findings/vocabulary/people.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { maxAnswerBytes, periodOf } from '../../sources/answer-fields.ts';
import { companyOf, type Partner } from './wire.ts';

/** Words of the register for what a partner is, the first that fits. */
const roles: readonly (readonly [word: RegExp, role: OfficerRole])[] = [
  [/presidente/i, 'chair'],
  [/diretor/i, 'director'],
  [/conselheiro/i, 'board_member'],
  [/administrador judicial|interventor/i, 'insolvency_administrator'],
  [/liquidante/i, 'liquidator'],
  [/administrador/i, 'managing_director'],
  [/procurador|representante/i, 'representative'],
];

/** Who holds a part of the company. */
const ownerWord = /s[óo]cio|acionista|titular|quotista|cotista/i;

/** `qsa` of the answer: who manages the company. Masked numbers of people stay in the snapshot. */
export const cnpjOfficers: Reader = {
  code: 'cnpj/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read: (bytes, { subjectNumber }) => partners(bytes, subjectNumber, officerOf),
};

/** `qsa` of the answer: who is a partner, without shares. */
export const cnpjOwners: Reader = {
  code: 'cnpj/owners',
  version: 1,
  part: 'owners',
  maxBytes: maxAnswerBytes,
  read: (bytes, { subjectNumber }) => partners(bytes, subjectNumber, ownershipOf),
};

function partners(
  bytes: Uint8Array,
  number: string,
  findingsOf: (partner: Partner, at: number) => readonly (Officer | Ownership)[],
): Reading {
  const findings = (companyOf(bytes, number)?.qsa ?? []).flatMap(findingsOf);
  return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
}

function officerOf(partner: Partner, at: number): Officer[] {
  const sourceRole = partner.qualificacao_socio ?? '';
  const role = roles.find(([word]) => word.test(sourceRole))?.[1];
  if (!partner.nome_socio || role === undefined) return [];
  return [
    {
      kind: 'officer',
      place: pointer('qsa', at),
      name: partner.nome_socio,
      role,
      sourceRole,
      isCompany: isCompany(partner),
      ...periodOf(partner.data_entrada_sociedade, undefined),
      ...identifiersOf(partner),
    },
  ];
}

function ownershipOf(partner: Partner, at: number): Ownership[] {
  const sourceWord = partner.qualificacao_socio ?? '';
  if (!partner.nome_socio || !ownerWord.test(sourceWord)) return [];
  return [
    {
      kind: 'ownership',
      place: pointer('qsa', at),
      owner: {
        id: `qsa-${at}`,
        partyKind: isCompany(partner) ? 'company' : 'person',
        name: partner.nome_socio,
        ...identifiersOf(partner),
      },
      owned: 'subject',
      ...periodOf(partner.data_entrada_sociedade, undefined),
      interests: [{ interestType: 'shareholding', directness: 'direct', isBeneficial: false, sourceWord }],
    },
  ];
}

/** 1 is a legal entity, 2 a person, 3 whoever is abroad: with a number of fourteen signs it is a legal entity as well. */
function isCompany({ identificador_de_socio: kind, cnpj_cpf_do_socio: number }: Partner): boolean {
  return kind === '1' || (kind === '3' && /^[\dA-Z]{12}\d{2}$/.test(number ?? ''));
}

function identifiersOf(partner: Partner) {
  const number = partner.cnpj_cpf_do_socio ?? '';
  if (!isCompany(partner) || !/^[\dA-Z]{12}\d{2}$/.test(number)) return {};
  return { identifiers: [{ scheme: 'REG', value: number }] };
}
