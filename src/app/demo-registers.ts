import type { Logger } from 'pino';
import { countryList } from '#database/seed/country-list.ts';
import type { Clock } from '#kernel/clock.ts';
import { type CompaniesService, type Company, createCompanies } from '#modules/companies/service.ts';
import { demoSources } from '#modules/registers/demo-sources.ts';
import type { ResearchSubject, Source } from '#modules/registers/sources/source.ts';
import { wholeLei } from '#modules/registers/sources/whole-lei.ts';
import { sources } from '#modules/registers/sources.ts';
import places from '#modules/reports/samples/places-of-countries.json' with { type: 'json' };
import type { Db } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { CompanyLookup, SandboxCompany } from '#sandbox/registers/company/sandbox-company.ts';
import { type RunningRegisters, startSandboxRegisters } from '#sandbox/registers/start-registers.ts';
import { listenFault } from './free-ports.ts';

const currencies = new Map(Object.entries(places).map(([country, { currency }]) => [country, currency]));

/**
 * Tells the registers of the demo world of the companies that the search has. Of those that exist they hear nothing, so that nothing
 * is made up about them, unless the whole instance is there for one demo (`withRealOnes`).
 */
export function lookUpDemoCompany({
  db,
  companies,
  withRealOnes = false,
}: Readonly<{ db: Reader; companies: CompaniesService; withRealOnes?: boolean }>): CompanyLookup {
  return async (country, number, issuer) => {
    const { companies: found } = await companies.findCompanies(db, { countryCode: country, regCode: number });
    const bearers = found.filter(
      ({ matched, register }) => matched === 'number' && (register.isDemo || withRealOnes),
    );
    // Courts and registries number on their own.
    const meant = bearers.find((company) => issuer !== undefined && issuerOf(company) === issuer);
    const company = meant ?? bearers[0];
    return company && inSandbox(company);
  };
}

/** Starts the registers of the demo world beside the app. */
export async function startDemoRegisters({
  port,
  ...deps
}: Readonly<{
  port: number;
  db: Db;
  clock: Clock;
  log: Logger;
  withRealOnes: boolean;
}>): Promise<RunningRegisters> {
  const { db, clock, log, withRealOnes } = deps;
  const lookUp = { db, companies: createCompanies({ clock }), withRealOnes };
  try {
    return await startSandboxRegisters({ clock, companies: lookUpDemoCompany(lookUp), log, port });
  } catch (error) {
    throw listenFault(error, { host: '127.0.0.1', port, setting: 'REGISTERS_PORT' });
  }
}

function inSandbox(company: Company): SandboxCompany {
  const { country, regCode, vatCode, register, identifiers = [] } = company;
  const kept = identifiers.find(({ scheme }) => scheme === 'LEI')?.value;
  const lei = kept === undefined ? null : wholeLei(kept);
  return {
    ...company,
    number: regCode ?? lei ?? vatCode ?? company.id,
    issuer: issuerOf(company),
    lei,
    currency: currencies.get(country) ?? 'EUR',
    isDemo: register.isDemo,
  };
}

function issuerOf({ identifiers = [] }: Company): string {
  return identifiers.find(({ scheme }) => scheme === 'REG')?.issuer ?? '';
}

/**
 * The sources of a demo, each asked at the register of the demo world that speaks its protocol; the demo's own register stands for
 * the countries of which none of them is. A company that exists has no number there: that they know nothing of it says nothing.
 */
export function demoSourcesOf(
  { baseOf }: Pick<RunningRegisters, 'baseOf'>,
  { withRealOnes = false }: Readonly<{ withRealOnes?: boolean }> = {},
): Source[] {
  // VIES is asked there about buyers; of companies the demo's own register says as much.
  const played = sources.filter(
    ({ code, bases }) => code !== 'vies' && baseOf(code, bases.api ?? '') !== undefined,
  );
  const covered = new Set(played.flatMap(({ countries }) => (countries === 'all' ? [] : countries)));
  const others = countryList.map(({ code }) => code.toUpperCase()).filter((code) => !covered.has(code));
  return [
    ...played.map(askedWithoutIssuer),
    ...demoSources.map((source) => ({ ...source, countries: others })),
  ].map((source) => ({
    ...source,
    parts: source.parts.map((part) => ({
      ...part,
      numberOf: (subject: ResearchSubject) =>
        subject.isDemo === false && !withRealOnes ? undefined : part.numberOf(subject),
    })),
    // Politeness is for strangers.
    limit: { calls: 6_000, perSeconds: 60 },
    bases: Object.fromEntries(
      Object.entries(source.bases).flatMap(([name, base]) => {
        const own = baseOf(source.code, base);
        return own === undefined ? [] : [[name, own] as const];
      }),
    ),
  }));
}

/** The demo's companies have their numbers of registers by other names than the sources know them. */
function askedWithoutIssuer(source: Source): Source {
  if (source.countries === 'all') return source;
  const parts = source.parts.map((part) => ({
    ...part,
    numberOf: (subject: ResearchSubject) =>
      part.numberOf({
        ...subject,
        identifiers: subject.identifiers.map(({ scheme, value }) => ({ scheme, value })),
      }),
  }));
  return { ...source, parts };
}
