import type { Reader, Reading } from '#findings/reading/reading.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { type CnpjCompany, companyOf } from './wire.ts';

/** Codes of the register for a status: suspended and unfit companies are there still. */
const statuses: Readonly<Record<string, CompanyStatus>> = {
  '1': 'Deleted', // the entry is void
  '2': 'Active',
  '3': 'Active', // suspended
  '4': 'Active', // unfit: no declarations
  '8': 'Deleted',
};

/** `GET /{cnpj}`: who the company is. */
export const cnpjProfile: Reader = {
  code: 'cnpj/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const one = companyOf(bytes, subjectNumber);
    const findings = one === undefined ? [] : [profileOf(one, subjectNumber)];
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(one: CnpjCompany, number: string): Profile {
  const status = statuses[one.situacao_cadastral ?? ''];
  const [since, founded] = [dayOf(one.data_situacao_cadastral), dayOf(one.data_inicio_atividade)];
  const capital = readAmount(String(one.capital_social ?? ''));
  return {
    kind: 'profile',
    place: '',
    names: [
      { kind: 'legal', text: one.razao_social, lang: 'pt', place: pointer('razao_social') },
      ...(one.nome_fantasia
        ? [{ kind: 'trading' as const, text: one.nome_fantasia, lang: 'pt', place: pointer('nome_fantasia') }]
        : []),
    ],
    ...(one.natureza_juridica && {
      legalForm: {
        text: one.natureza_juridica,
        lang: 'pt',
        ...(one.codigo_natureza_juridica && { sourceCode: one.codigo_natureza_juridica }),
        place: pointer('natureza_juridica'),
      },
    }),
    identifiers: [{ scheme: 'REG', value: number, place: pointer('cnpj') }],
    ...(status !== undefined && {
      status: {
        status,
        sourceWord: one.descricao_situacao_cadastral || (one.situacao_cadastral ?? ''),
        ...(since && { since }),
        place: pointer('situacao_cadastral'),
      },
    }),
    ...(founded !== undefined && { founded: { day: founded, place: pointer('data_inicio_atividade') } }),
    ...(status === 'Deleted' &&
      since && { dissolved: { day: since, place: pointer('data_situacao_cadastral') } }),
    jurisdiction: { code: 'BR', place: pointer('cnpj') },
    addresses: addressesOf(one),
    activities: activitiesOf(one),
    capital:
      capital === undefined || capital === '0'
        ? []
        : [{ capitalKind: 'issued', amount: capital, currency: 'BRL', place: pointer('capital_social') }],
    contacts: [
      ...(one.ddd_telefone_1
        ? [{ contactKind: 'phone' as const, value: one.ddd_telefone_1, place: pointer('ddd_telefone_1') }]
        : []),
      ...(one.email ? [{ contactKind: 'email' as const, value: one.email, place: pointer('email') }] : []),
    ],
    licences: [],
  };
}

function addressesOf(one: CnpjCompany): Profile['addresses'] {
  const street = [one.descricao_tipo_de_logradouro, one.logradouro].filter(Boolean).join(' ');
  const parts = [
    [street, one.numero].filter(Boolean).join(', '),
    one.complemento,
    one.bairro,
    one.municipio,
    one.uf,
  ];
  const text = [...parts, one.cep].filter(Boolean).join(', ');
  if (text === '') return [];
  return [
    {
      addressKind: 'registered',
      text,
      ...(one.municipio && { city: one.municipio }),
      ...(one.cep && { postcode: one.cep }),
      country: 'BR',
      place: pointer('logradouro'),
    },
  ];
}

/** Subclasses have seven digits, of which numbers lose the zeros. The answer does not say which edition of CNAE it uses. */
function activitiesOf(one: CnpjCompany): Profile['activities'] {
  const main = { code: one.cnae_fiscal, text: one.cnae_fiscal_descricao, place: pointer('cnae_fiscal') };
  const others = (one.cnaes_secundarios ?? []).map(({ codigo, descricao }, at) => ({
    code: codigo,
    text: descricao,
    place: pointer('cnaes_secundarios', at),
  }));
  return [main, ...others].flatMap(({ code, text, place }, at) =>
    code && code !== '0'
      ? [
          {
            scheme: 'CNAE',
            revision: '',
            code: code.padStart(7, '0'),
            ...(text && { text, lang: 'pt' }),
            isMain: at === 0,
            place,
          },
        ]
      : [],
  );
}
