import { z } from 'zod';
import type { CompanyRecord, CompanyStatus } from '#names/company/company-record.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';

const brregUrl = 'https://data.brreg.no/enhetsregisteret/api';

const text = z.string().max(5_000).nullish();
const flag = z.boolean().nullish();
const place = z
  .object({
    adresse: z.array(z.string().max(2_000).nullable()).max(20).nullish(),
    postnummer: text,
    poststed: text,
    land: text,
  })
  .nullish();
const unit = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string().min(1).max(2_000),
  organisasjonsform: z.object({ kode: z.string().max(20), beskrivelse: text }).nullish(),
  stiftelsesdato: text,
  registreringsdatoEnhetsregisteret: text,
  slettedato: text,
  hjemmeside: text,
  registrertIMvaregisteret: flag,
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
  forretningsadresse: place,
  postadresse: place,
});
const unitList = z.object({ _embedded: z.object({ enheter: z.array(unit).max(100) }).nullish() });
type Unit = z.output<typeof unit>;

/** The Norwegian register of legal entities (Enhetsregisteret), open and without a key. */
export function createBrreg(baseUrl = brregUrl): Connector {
  const read = jsonReader(baseUrl);
  return {
    code: 'brreg',
    register: {
      code: 'brreg-live',
      name: 'Enhetsregisteret (Brønnøysund), live',
      licence: 'NLOD-2.0',
      url: 'https://data.brreg.no/enhetsregisteret/api/dokumentasjon/no/index.html',
      isDemo: false,
    },
    countries: ['NO'],
    answers: ['number', 'vat', 'name'],
    // None is published.
    limit: { calls: 120, perSeconds: 60 },
    read(by, typed) {
      if (by === 'name') return typed.trim().length < 2 ? undefined : typed.trim();
      // The VAT number is the same nine digits between NO and MVA.
      const digits = typed
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, '')
        .replace(/^NO/, '')
        .replace(/MVA$/, '');
      return /^\d{9}$/.test(digits) ? digits : undefined;
    },
    async ask({ by, text: asked }, signal) {
      if (by === 'name') {
        const query = { navn: asked, size: '10' };
        const { value } = await read({ path: '/enheter', query, schema: unitList, signal });
        if (value === undefined) throw new SourceUnavailable('unexpected_answer');
        return { records: (value._embedded?.enheter ?? []).map(companyOf) };
      }
      // 410: the entity was taken out of the open data.
      const { status, value } = await read({ path: `/enheter/${asked}`, schema: unit, signal }, [404, 410]);
      if (status !== 200) return { records: [] };
      if (value === undefined) throw new SourceUnavailable('unexpected_answer');
      return { records: [companyOf(value)] };
    },
  };
}

function companyOf(one: Unit): CompanyRecord {
  const { organisasjonsnummer: number, organisasjonsform: form } = one;
  const at = one.forretningsadresse ?? one.postadresse;
  const lines = (at?.adresse ?? []).filter((line) => line !== null && line !== '');
  const town = [at?.postnummer, at?.poststed].filter(Boolean).join(' ');
  return {
    country: 'NO',
    sourceRef: number,
    sourceUrl: `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
    name: one.navn,
    lang: 'no',
    formText: form === null || form === undefined ? null : (form.beskrivelse ?? form.kode),
    ...statusOf(one),
    regCode: number,
    vatCode: one.registrertIMvaregisteret === true ? `NO${number}MVA` : null,
    address: [...lines, town, at?.land].filter(Boolean).join(', ') || null,
    city: at?.poststed ?? null,
    postcode: at?.postnummer ?? null,
    website: one.hjemmeside ?? null,
    foundedOn: one.stiftelsesdato ?? one.registreringsdatoEnhetsregisteret ?? null,
    closedOn: one.slettedato ?? null,
    category: form?.kode === 'ENK' ? 'sole trader' : 'company',
  };
}

function statusOf(one: Unit): { status: CompanyStatus; statusText: string | null } {
  if (one.slettedato) return { status: 'Deleted', statusText: 'slettet' };
  const words = [
    one.konkurs === true ? 'konkurs' : '',
    one.underAvvikling === true ? 'under avvikling' : '',
    one.underTvangsavviklingEllerTvangsopplosning === true
      ? 'under tvangsavvikling eller tvangsoppløsning'
      : '',
  ].filter(Boolean);
  return words.length === 0
    ? { status: 'Active', statusText: null }
    : { status: 'Liquidation', statusText: words.join('; ') };
}
