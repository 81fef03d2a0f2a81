import { z } from 'zod';
import type { CompanyRecord, CompanyStatus, Register } from '#names/company/company-record.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import type { ImportSource } from '../files/import-source.ts';
import { readJsonRecords } from '../files/json-records.ts';
import { formOfBrreg } from './readings/brreg-form.ts';

const brregRegister: Register = {
  code: 'brreg',
  name: 'Enhetsregisteret (Norway)',
  licence: 'NLOD-2.0',
  url: 'https://www.brreg.no/',
  isDemo: false,
};

/** Norwegian companies, associations and public bodies. */
export const brreg: ImportSource = {
  name: 'brreg',
  register: brregRegister,
  about: 'Norwegian Enhetsregisteret, all main units (“enheter”), the JSON list.',
  countries: ['NO'],
  read: (bytes) => readBrreg(bytes, false),
  isWhole: (_head, tail) => /\]\s*$/.test(tail),
};

/** Their places of business. A register of its own: the complete file of the one says nothing about the other. */
export const brregSubunits: ImportSource = {
  name: 'brreg-subunits',
  register: { ...brregRegister, code: 'brreg-subunits', name: 'Enhetsregisteret, sub-units (Norway)' },
  about: 'Norwegian Enhetsregisteret, all sub-units (“underenheter”), the JSON list.',
  countries: ['NO'],
  read: (bytes) => readBrreg(bytes, true),
  isWhole: brreg.isWhole,
};

const text = z.string().max(2000);
const number = z.string().regex(/^\d{9}$/);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const address = z
  .object({
    adresse: z.array(text.nullable()).max(20).optional(),
    postnummer: text.optional(),
    poststed: text.optional(),
    land: text.optional(),
    landkode: text.optional(),
  })
  .nullish();

const unit = z.object({
  organisasjonsnummer: number,
  navn: text.min(1),
  organisasjonsform: z.object({ kode: z.string().max(20), beskrivelse: text.optional() }),
  forretningsadresse: address,
  beliggenhetsadresse: address,
  postadresse: address,
  registreringsdatoEnhetsregisteret: date.optional(),
  stiftelsesdato: date.optional(),
  oppstartsdato: date.optional(),
  slettedato: date.optional(),
  nedleggelsesdato: date.optional(),
  konkurs: z.boolean().optional(),
  underAvvikling: z.boolean().optional(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().optional(),
  underRekonstruksjonsforhandlingDato: date.optional(),
  hjemmeside: text.optional(),
  epostadresse: text.optional(),
  telefon: text.optional(),
  mobil: text.optional(),
  registrertIMvaregisteret: z.boolean().optional(),
  overordnetEnhet: number.optional(),
});
type Unit = z.infer<typeof unit>;

const shape = { what: 'a file of Enhetsregisteret', list: null, firstKey: 'organisasjonsnummer' };

async function* readBrreg(bytes: AsyncIterable<Buffer>, isSubunit: boolean): AsyncGenerator<ReadPiece> {
  for await (const { line, ...found } of readJsonRecords(bytes, shape)) {
    if ('fault' in found) yield { line, fault: found.fault };
    else {
      const read = unit.safeParse(found.value);
      const issue = read.error?.issues[0];
      if (issue !== undefined)
        yield {
          line,
          fault: `${issue.path.join('.') || 'the record'} is not as it should be: ${issue.message}`,
        };
      else if (read.success) yield { line, record: companyOf(read.data, isSubunit) };
    }
  }
}

/** GLEIF's code for the register that gives the number. */
const issuer = 'RA000472';

function companyOf(read: Unit, isSubunit: boolean): CompanyRecord {
  const { organisasjonsnummer: number, organisasjonsform: form } = read;
  const place = read.forretningsadresse ?? read.beliggenhetsadresse ?? read.postadresse;
  const head = isSubunit ? read.overordnetEnhet : undefined;
  return {
    country: 'NO',
    sourceRef: number,
    sourceUrl: `https://data.brreg.no/enhetsregisteret/oppslag/${isSubunit ? 'underenheter' : 'enheter'}/${number}`,
    name: read.navn,
    lang: 'no',
    formText: isSubunit ? null : form.kode,
    ...formOfBrreg(form.kode),
    ...(isSubunit ? { category: 'branch', formGeneric: 'Branch' } : {}),
    ...statusOf(read),
    regCode: number,
    regIssuer: issuer,
    vatCode: read.registrertIMvaregisteret === true ? `NO${number}MVA` : null,
    address: addressLine(place),
    city: place?.poststed ?? null,
    postcode: place?.postnummer ?? null,
    phones: [read.telefon, read.mobil].filter((one) => one !== undefined),
    emails: read.epostadresse === undefined ? [] : [read.epostadresse],
    website: read.hjemmeside ?? null,
    foundedOn: read.stiftelsesdato ?? read.oppstartsdato ?? read.registreringsdatoEnhetsregisteret ?? null,
    closedOn: read.slettedato ?? read.nedleggelsesdato ?? null,
    headOffice: head === undefined ? null : { scheme: 'REG', issuer, value: head },
  };
}

function statusOf(read: Unit): { status: CompanyStatus; statusText: string } {
  if (read.slettedato !== undefined) return { status: 'Deleted', statusText: 'Slettet' };
  if (read.nedleggelsesdato !== undefined) return { status: 'Deleted', statusText: 'Nedlagt' };
  if (read.konkurs === true) return { status: 'Liquidation', statusText: 'Konkurs' };
  if (read.underTvangsavviklingEllerTvangsopplosning === true)
    return { status: 'Liquidation', statusText: 'Under tvangsavvikling eller tvangsoppløsning' };
  if (read.underAvvikling === true) return { status: 'Liquidation', statusText: 'Under avvikling' };
  if (read.underRekonstruksjonsforhandlingDato !== undefined)
    return { status: 'Reorganisation', statusText: 'Under rekonstruksjonsforhandling' };
  return { status: 'Active', statusText: 'Registrert' };
}

function addressLine(place: z.infer<typeof address>): string | null {
  if (place == null) return null;
  const lines = (place.adresse ?? []).filter((one) => one !== null && one.trim() !== '');
  const town = [place.postnummer, place.poststed].filter(Boolean).join(' ');
  const country = place.landkode === 'NO' ? '' : (place.land ?? '');
  return [...lines, town, country].filter(Boolean).join(', ') || null;
}
