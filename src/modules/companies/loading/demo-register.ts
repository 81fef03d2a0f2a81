import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { CompanyName, CompanyRecord, CompanyStatus, Register } from '#names/company/company-record.ts';
import { createWordMemory } from '#names/meanings/word-info.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type PreparedCompany, prepareCompany } from './prepare.ts';
import { analyseCompanies, liftTimeouts, lockRegister } from './repository.ts';
import { type LoadCounts, upsertSteps } from './upsert.ts';

/** The register of companies that do not exist; pages mark it wherever one is shown. */
const demoRegister: Register = {
  code: 'demo',
  name: 'Demo register (synthetic companies)',
  licence: 'CC0-1.0',
  url: null,
  isDemo: true,
};

/** A synthetic company as the generator makes it; `regCode` is unique within country and `regIssuer`. */
export type DemoRow = Readonly<{
  countryCode: string;
  name: string;
  nameLat: string;
  formText: string;
  formGeneric: string;
  status: CompanyStatus;
  regCode: string;
  regIssuer: string;
  vatCode: string | null;
  address: string;
  city: string;
  postcode: string;
  phone: string;
  email: string;
  website: string;
  foundedOn: string;
  closedOn: string | null;
  names: readonly CompanyName[];
}>;

const rowsAtOnce = 2500;
const rowsBetween = 10;

/** Fills the demo register in one transaction; the same rows again change nothing. */
export async function seedDemoRegister(db: Db, clock: Clock, rows: Iterable<DemoRow>): Promise<LoadCounts> {
  const total = await db.transaction().execute(async (tx) => {
    await liftTimeouts(tx);
    await lockRegister(tx, demoRegister);
    let counts: LoadCounts = { added: 0, changed: 0, unchanged: 0 };
    await upsertSteps(tx, clock, demoRegister, stepsOf(rows), ({ added, changed, unchanged }) => {
      counts = {
        added: counts.added + added,
        changed: counts.changed + changed,
        unchanged: counts.unchanged + unchanged,
      };
    });
    return counts;
  });
  if (total.added > 0) await analyseCompanies(db);
  return total;
}

async function* stepsOf(rows: Iterable<DemoRow>): AsyncGenerator<{ prepared: PreparedCompany[] }> {
  const memory = createWordMemory();
  let prepared: PreparedCompany[] = [];
  for (const row of rows) {
    prepared.push(prepareCompany(recordOf(row), memory));
    // The step before is being written meanwhile: PostgreSQL's answers must not wait for this one.
    if (prepared.length % rowsBetween === 0) await setImmediate();
    if (prepared.length < rowsAtOnce) continue;
    yield { prepared };
    prepared = [];
  }
  yield { prepared };
}

function recordOf({ countryCode, phone, email, ...row }: DemoRow): CompanyRecord {
  return {
    ...row,
    country: countryCode.toUpperCase(),
    sourceRef: `${countryCode.toUpperCase()}:${row.regIssuer}:${row.regCode}`,
    phones: phone === '' ? [] : [phone],
    emails: email === '' ? [] : [email],
  };
}
