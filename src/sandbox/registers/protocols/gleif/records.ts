import { type LeiBearer, leiOfParty } from '../../book/life-book.ts';
import { firstLineOf } from '../../company/first-line.ts';
import type { SandboxCompany, SandboxName } from '../../company/sandbox-company.ts';
import type { CompanyLife } from '../../life/life.ts';

/** Where the addresses inside the answers lead to. */
export const api = 'https://api.gleif.org/api/v1';

/** One record of level 1, `type` `lei-records`. */
export function leiRecordOf(bearer: LeiBearer): object {
  return 'life' in bearer ? recordOfLife(bearer.life) : recordOfParty(bearer);
}

function recordOfLife({ company, lei, foundedOn, group }: CompanyLife): object {
  const { name, nameLat, names, address, city, postcode, country, status, closedOn, issuer, number } =
    company;
  const legal = names.find(({ kind }) => kind === 'legal');
  const hasParent = group.parent !== null;
  const seat = {
    language: legal?.lang ?? null,
    addressLines: [firstLineOf(company)],
    city,
    region: null,
    country,
    postalCode: postcode === '' ? null : postcode,
  };
  return record(lei, {
    entity: {
      legalName: { name, language: legal?.lang ?? null },
      otherNames: names.flatMap(otherName),
      transliteratedOtherNames:
        nameLat === name
          ? []
          : [{ name: nameLat, language: 'en', type: 'PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME' }],
      legalAddress: seat,
      headquartersAddress: seat,
      registeredAt: { id: /^RA\d{6}$/.test(issuer) ? issuer : 'RA999999', other: issuer },
      registeredAs: number,
      jurisdiction: country,
      category: 'GENERAL',
      legalForm: { id: '8888', other: company.formText },
      status: closedOn === null ? 'ACTIVE' : 'INACTIVE',
      expiration: {
        date: closedOn && `${closedOn}T00:00:00Z`,
        reason: closedOn === null ? null : 'DISSOLVED',
      },
      creationDate: `${foundedOn}T00:00:00Z`,
      eventGroups: eventsOf(status),
      ...(address === null && { legalAddress: { ...seat, addressLines: [] } }),
    },
    relationships: {
      'direct-parent': parentLinks(lei, 'direct-parent', hasParent),
      'ultimate-parent': parentLinks(lei, 'ultimate-parent', hasParent),
      ...(group.subsidiaries.length > 0 && {
        'direct-children': { links: { related: `${api}/lei-records/${lei}/direct-children` } },
      }),
    },
  });
}

function recordOfParty({ party }: Extract<LeiBearer, { party: unknown }>): object {
  const seat = {
    language: 'en',
    addressLines: ['1 Demo Street'],
    city: 'Demotown',
    region: null,
    country: party.country,
    postalCode: null,
  };
  return record(leiOfParty(party), {
    entity: {
      legalName: { name: party.name, language: 'en' },
      otherNames: [],
      transliteratedOtherNames: [],
      legalAddress: seat,
      headquartersAddress: seat,
      registeredAt: { id: 'RA999999', other: 'Demo register' },
      registeredAs: party.number ?? null,
      jurisdiction: party.country,
      category: 'GENERAL',
      legalForm: { id: '8888', other: null },
      status: 'ACTIVE',
      expiration: { date: null, reason: null },
      creationDate: null,
      eventGroups: [],
    },
    relationships: {},
  });
}

function record(
  lei: string,
  { entity, relationships }: Readonly<{ entity: object; relationships: object }>,
): object {
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity,
      registration: { status: 'ISSUED', corroborationLevel: 'FULLY_CORROBORATED', managingLou: lei },
      bic: null,
    },
    relationships,
    links: { self: `${api}/lei-records/${lei}` },
  };
}

function parentLinks(lei: string, kind: string, hasParent: boolean): object {
  const at = `${api}/lei-records/${lei}/${kind}`;
  return {
    links: hasParent
      ? { 'relationship-record': `${at}-relationship`, 'lei-record': at }
      : { 'reporting-exception': `${at}-reporting-exception` },
  };
}

const otherNameTypes = {
  trading: 'TRADING_OR_OPERATING_NAME',
  former: 'PREVIOUS_LEGAL_NAME',
  translated: 'ALTERNATIVE_LANGUAGE_LEGAL_NAME',
} as const;

function otherName({ kind, text, lang }: SandboxName): object[] {
  if (kind === 'legal' || kind === 'latin') return [];
  return [{ name: text, language: lang ?? null, type: otherNameTypes[kind] }];
}

function eventsOf(status: SandboxCompany['status']): object[] {
  const type = {
    Active: '',
    Deleted: '',
    Liquidation: 'LIQUIDATION',
    Reorganisation: 'VOLUNTARY_ARRANGEMENT',
  }[status];
  if (type === '') return [];
  return [{ groupType: 'STANDALONE', events: [{ type, status: 'IN_PROGRESS', effectiveDate: null }] }];
}
