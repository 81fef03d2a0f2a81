import { generateDemoRegister } from '#database/seed/demo-register/generate-demo-register.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { type CountryView, listCountries } from '#modules/countries/contract.ts';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { findCompany } from '#workflows/find-company/contract.ts';

/** Where a company is known under a name: what a buyer who wants exactly this one would type. */
type Bearer = Readonly<{ countryCode: string; number: string }>;

/** So many bearers of one name are tried; a search costs the buyer's patience, and the site refuses who asks too often. */
const maxBearers = 5;

/** Remembers who bears `name` while a register's file goes by, so that nobody has to ask 252 countries for it. */
export function watchFor(name: string) {
  const bearers = new Map<string, Bearer>();
  let isEmpty = true;
  const look = (record: { country: string; name: string; nameLat?: string | null }, number: string) => {
    const isIt = [record.name, record.nameLat ?? ''].some((text) => isSameName(text, name));
    if (isIt && bearers.size < maxBearers)
      bearers.set(`${record.country}:${number}`, { countryCode: record.country.toLowerCase(), number });
  };
  return {
    /** The same source, whose every record is looked at when it is read. */
    over: (source: ImportSource): ImportSource => ({
      ...source,
      async *read(bytes, skipped) {
        for await (const piece of source.read(bytes, skipped)) {
          if ('record' in piece) {
            isEmpty = false;
            look(piece.record, numberOf(piece.record));
          }
          yield piece;
        }
      },
    }),
    /** Ends the demo where the file that went by has nobody of that name. */
    expectFound({ path, source }: Readonly<{ path: string; source: ImportSource }>): void {
      if (isEmpty) throw new Error(`${path} holds no companies (read as ${source.name}).`);
      if (bearers.size === 0) throw new Error(`no company in ${path} is called “${name}”.`);
    },
    /** Who bears the name: in the file, else in the demo register. */
    bearers(): Bearer[] {
      if (bearers.size > 0) return [...bearers.values()];
      for (const row of generateDemoRegister()) look({ ...row, country: row.countryCode }, row.regCode);
      return [...bearers.values()];
    },
  };
}

/** A number that the search knows: the key of a table may be made of several columns. */
function numberOf({ sourceRef, regCode, identifiers = [] }: CompanyRecord): string {
  const isNumber = identifiers.some(({ value }) => value === sourceRef);
  return isNumber ? sourceRef : (regCode ?? sourceRef);
}

/** Finds the company as a buyer does: by its name, and by its number too where the name alone does not settle it. */
export async function searchCompany(visitor: ApiClient, name: string, bearers: readonly Bearer[]) {
  const { countries } = await visitor.call(listCountries, { body: {} });
  for (const { countryCode, number } of bearers) {
    const country = countries.find(({ code }) => code === countryCode);
    if (country === undefined) continue;
    for (const company of [{ name }, { regCode: number }]) {
      const found = await searchIn(visitor, country, company, name);
      if (found !== undefined) return { country, company: found };
    }
  }
  throw new Error(`no company named ${name}`);
}

async function searchIn(visitor: ApiClient, country: CountryView, company: object, name: string) {
  const { companies } = await visitor.call(findCompany, {
    body: { countryId: country.id, reportContentTypeId: 'credit', requestId: 'demo', company },
  });
  return companies?.find((one) => [one.name, one.nameLat].some((text) => isSameName(text, name)));
}

function isSameName(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'base', ignorePunctuation: true }) === 0;
}
