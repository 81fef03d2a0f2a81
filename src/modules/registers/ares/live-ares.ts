import { z } from 'zod';
import type { CompanyRecord, CompanyStatus } from '#names/company/company-record.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';

const aresUrl = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest';

const text = z.string().max(5_000).nullish();
const subject = z.object({
  ico: z.string().regex(/^\d{1,8}$/),
  obchodniJmeno: z.string().min(1).max(2_000),
  dic: text,
  pravniForma: text,
  datumVzniku: text,
  datumZaniku: text,
  sidlo: z
    .object({
      textovaAdresa: text,
      nazevObce: text,
      psc: z.union([z.number(), z.string().max(20)]).nullish(),
    })
    .nullish(),
});
const subjectList = z.object({ ekonomickeSubjekty: z.array(subject).max(1_000).nullish() });
/** What stands in the body of 400 and 404. */
const refusal = z.object({ kod: text, subKod: text });

/** The most common codes of the Czech list of legal forms. */
const forms: Readonly<Record<string, readonly [text: string, generic: string | null]>> = {
  '111': ['veřejná obchodní společnost', 'GP'],
  '112': ['společnost s ručením omezeným', 'LLC'],
  '113': ['komanditní společnost', 'LP'],
  '121': ['akciová společnost', 'JSC'],
  '205': ['družstvo', null],
  '301': ['státní podnik', null],
  '421': ['odštěpný závod zahraniční právnické osoby', null],
};
const soleTraders = /^10[1-8]$/;

/** The Czech register of economic subjects (ARES). */
export function createAres(baseUrl = aresUrl): Connector {
  const read = jsonReader(baseUrl);
  return {
    code: 'ares',
    register: {
      code: 'ares-live',
      name: 'ARES (Ministry of Finance, Czech Republic)',
      licence: 'Free of charge under the terms of ARES',
      url: 'https://ares.gov.cz/',
      isDemo: false,
    },
    countries: ['CZ'],
    answers: ['number', 'vat', 'name'],
    // Above 500 a minute a caller may be shut out.
    limit: { calls: 100, perSeconds: 60 },
    read(by, typed) {
      if (by === 'name') return typed.trim().length < 2 ? undefined : typed.trim();
      // The tax number of a company is CZ and its number; that of a person is longer and stays unasked.
      const digits = typed
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, '')
        .replace(/^CZ/, '');
      return /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : undefined;
    },
    async ask({ by, text: asked }, signal) {
      if (by === 'name') {
        const body = { obchodniJmeno: asked, start: 0, pocet: 10 };
        const path = '/ekonomicke-subjekty/vyhledat';
        const { status, value, raw } = await read({ path, body, schema: subjectList, signal }, [400]);
        if (status === 400) return tooMany(raw);
        if (value === undefined) throw new SourceUnavailable('unexpected_answer');
        return { records: (value.ekonomickeSubjekty ?? []).slice(0, 10).map(companyOf) };
      }
      const path = `/ekonomicke-subjekty/${asked}`;
      const { status, value, raw } = await read({ path, schema: subject, signal }, [404]);
      // Another 404 says that the address is wrong, not that there is no such company.
      if (status === 404 && refusal.safeParse(raw).data?.kod === 'NENALEZENO') return { records: [] };
      if (value === undefined) throw new SourceUnavailable('unexpected_answer');
      return { records: [companyOf(value)] };
    },
  };
}

/** More than a thousand bear the name: the service then lists none. */
function tooMany(raw: unknown): { records: []; note: 'too_many' } {
  if (refusal.safeParse(raw).data?.subKod !== 'VYSTUP_PRILIS_MNOHO_VYSLEDKU')
    throw new SourceUnavailable('unexpected_answer');
  return { records: [], note: 'too_many' };
}

function companyOf(one: z.output<typeof subject>): CompanyRecord {
  const number = one.ico.padStart(8, '0');
  const form = forms[one.pravniForma ?? ''];
  return {
    country: 'CZ',
    sourceRef: number,
    sourceUrl: `https://ares.gov.cz/ekonomicke-subjekty?ico=${number}`,
    name: one.obchodniJmeno,
    lang: 'cs',
    formText: form?.[0] ?? null,
    formGeneric: form?.[1] ?? null,
    ...statusOf(one),
    regCode: number,
    vatCode: one.dic ?? null,
    address: one.sidlo?.textovaAdresa ?? null,
    city: one.sidlo?.nazevObce ?? null,
    postcode: one.sidlo?.psc === null || one.sidlo?.psc === undefined ? null : String(one.sidlo.psc),
    foundedOn: one.datumVzniku ?? null,
    closedOn: one.datumZaniku ?? null,
    category: soleTraders.test(one.pravniForma ?? '') ? 'sole trader' : 'company',
  };
}

/** A company in liquidation bears the words in its name, by law. */
function statusOf(one: z.output<typeof subject>): { status: CompanyStatus; statusText: string | null } {
  if (one.datumZaniku) return { status: 'Deleted', statusText: 'zaniklý' };
  return /v\s+likvidaci\s*$/iu.test(one.obchodniJmeno)
    ? { status: 'Liquidation', statusText: 'v likvidaci' }
    : { status: 'Active', statusText: null };
}
