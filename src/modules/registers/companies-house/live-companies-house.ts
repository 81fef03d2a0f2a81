import { z } from 'zod';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';
import { address, companyStatuses, text } from './readings/wire.ts';

const companiesHouseUrl = 'https://api.company-information.service.gov.uk';

const found = z.object({
  company_number: z.string().min(1).max(20),
  title: z.string().min(1).max(2_000),
  company_status: text,
  company_type: text,
  date_of_creation: text,
  date_of_cessation: text,
  address,
});
const foundList = z.object({ items: z.array(found).max(100).nullish() });
const profile = z.object({
  company_number: z.string().min(1).max(20),
  company_name: z.string().min(1).max(2_000),
  company_status: text,
  company_status_detail: text,
  type: text,
  date_of_creation: text,
  date_of_cessation: text,
  registered_office_address: address,
  previous_company_names: z
    .array(z.object({ name: z.string().max(2_000), effective_from: text, ceased_on: text }))
    .max(200)
    .nullish(),
});

const forms: Readonly<Record<string, readonly [text: string, generic: string]>> = {
  ltd: ['Private limited company', 'LLC'],
  'private-limited-guarant-nsc': ['Private company limited by guarantee', 'LLC'],
  'private-limited-guarant-nsc-limited-exemption': ['Private company limited by guarantee', 'LLC'],
  plc: ['Public limited company', 'JSC'],
  llp: ['Limited liability partnership', 'LLP'],
  'limited-partnership': ['Limited partnership', 'LP'],
};

/** The register of companies of the United Kingdom over its Public Data API. */
export function createCompaniesHouse(key: string, baseUrl = companiesHouseUrl): Connector {
  // The key is the user's name; there is no password.
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const read = jsonReader(baseUrl, { authorization });
  return {
    code: 'companies-house',
    register: {
      code: 'companies-house-live',
      name: 'Companies House, live',
      licence: 'OGL-UK-3.0',
      url: 'https://www.gov.uk/government/organisations/companies-house',
      isDemo: false,
    },
    countries: ['GB'],
    answers: ['number', 'name'],
    limit: { calls: 600, perSeconds: 300 },
    read(by, typed) {
      if (by === 'name') return typed.trim().length < 2 ? undefined : typed.trim();
      const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
      const [, letters = '', digits = ''] = /^([A-Z]{0,2})(\d{1,8})$/.exec(plain) ?? [];
      const number = `${letters}${digits.padStart(8 - letters.length, '0')}`;
      return digits === '' || number.length !== 8 ? undefined : number;
    },
    async ask({ by, text: asked }, signal) {
      if (by === 'name') {
        const query = { q: asked, items_per_page: '10' };
        const { value } = await read({ path: '/search/companies', query, schema: foundList, signal });
        if (value === undefined) throw new SourceUnavailable('unexpected_answer');
        return { records: (value.items ?? []).map(companyOfFound) };
      }
      const path = `/company/${encodeURIComponent(asked)}`;
      const { status, value } = await read({ path, schema: profile, signal }, [404]);
      if (status === 404) return { records: [] };
      if (value === undefined) throw new SourceUnavailable('unexpected_answer');
      return { records: [companyOfProfile(value)] };
    },
  };
}

function companyOfFound({ title, company_type, ...rest }: z.output<typeof found>): CompanyRecord {
  return companyOf({ ...rest, name: title, type: company_type });
}

function companyOfProfile(one: z.output<typeof profile>): CompanyRecord {
  const { company_name, registered_office_address, company_status_detail, previous_company_names } = one;
  const company = companyOf({ ...one, name: company_name, address: registered_office_address });
  const words = [company.statusText, company_status_detail].filter(Boolean).join('; ');
  return {
    ...company,
    statusText: words || null,
    names: (previous_company_names ?? []).map(({ name, effective_from, ceased_on }) => ({
      kind: 'former',
      text: name,
      since: effective_from ?? null,
      until: ceased_on ?? null,
    })),
  };
}

function companyOf(one: {
  company_number: string;
  name: string;
  type?: string | null | undefined;
  company_status?: string | null | undefined;
  date_of_creation?: string | null | undefined;
  date_of_cessation?: string | null | undefined;
  address?: z.output<typeof address>;
}): CompanyRecord {
  const { company_number: number, address: at } = one;
  const form = forms[one.type ?? ''];
  const parts = [at?.care_of, at?.po_box, at?.premises, at?.address_line_1, at?.address_line_2, at?.locality];
  return {
    country: 'GB',
    sourceRef: number,
    sourceUrl: `https://find-and-update.company-information.service.gov.uk/company/${encodeURIComponent(number)}`,
    name: one.name,
    lang: 'en',
    formText: form?.[0] ?? one.type ?? null,
    formGeneric: form?.[1] ?? null,
    status: companyStatuses[one.company_status ?? ''] ?? 'Active',
    statusText: one.company_status ?? null,
    regCode: number,
    address: [...parts, at?.region, at?.postal_code, at?.country].filter(Boolean).join(', ') || null,
    city: at?.locality ?? null,
    postcode: at?.postal_code ?? null,
    foundedOn: one.date_of_creation ?? null,
    closedOn: one.date_of_cessation ?? null,
  };
}
