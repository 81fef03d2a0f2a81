import assert from 'node:assert/strict';
import { demoSourcesOf, lookUpDemoCompany } from '#app/demo-registers.ts';
import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import type { PersonNeed } from '#findings/reading/reading.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { addressOf } from '#modules/registers/research/fetch-source.ts';
import type { ResearchSubject, Source, SourceRequest } from '#modules/registers/sources/source.ts';
import { startSandboxRegisters } from '#sandbox/registers/start-registers.ts';
import { createThrowawayDatabase } from '../database/throwaway-database.ts';

/** The registers that a demo plays, over the companies of a database of their own; `close` ends both. */
export async function openDemoRegisters() {
  const clock = createSettableClock(new Date('2026-11-23T10:00:00Z'));
  const companies = createCompanies({ clock });
  const database = await createThrowawayDatabase();
  const lookup = lookUpDemoCompany({ db: database.db, companies });
  const registers = await startSandboxRegisters({ port: 0, clock, companies: lookup, slowMs: 1 });
  const sources = demoSourcesOf(registers);

  /** Some companies of a country, as a research is asked about them. */
  async function subjectsOf(country: string, count: number): Promise<ResearchSubject[]> {
    const { rows } = await database.pool.query<{ name: string; number: string; issuer: string }>(
      `SELECT c.name, c.reg_code AS number, i.issuer FROM companies c
       JOIN company_identifiers i ON i.country = c.country AND i.company_id = c.id AND i.scheme = 'REG'
       WHERE c.country = $1 ORDER BY c.reg_code LIMIT $2`,
      [country, count],
    );
    return rows.map(({ name, number, issuer }) => ({
      country,
      name,
      identifiers: [{ scheme: 'REG', issuer, value: number }],
    }));
  }

  return {
    ...{ companies, database, lookup, registers, subjectsOf },
    sourceOf(code: string): Source {
      const source = sources.find((one) => one.code === code);
      assert.ok(source !== undefined, code);
      return source;
    },
    async close() {
      await registers.close();
      await database.drop();
    },
  };
}

/** Everything that one part of a source says of a company, read as the product reads it. */
export async function ask(source: Source, part: SourcePart, subject: ResearchSubject) {
  const found: Finding[] = [];
  let status = 0;
  for (const asked of source.parts.filter(({ reader }) => reader.part === part)) {
    const number = asked.numberOf(subject);
    assert.ok(number !== undefined, `${source.code} cannot be asked for ${subject.name}`);
    const now = new Date('2026-11-23T00:00:00Z');
    const queue: SourceRequest[] = [
      asked.first(number, subject, now),
      ...(asked.beside?.(number, now) ?? []),
    ];
    for (let at = 0; at < Math.min(queue.length, asked.maxCalls); at += 1) {
      const request = queue[at];
      if (request === undefined) break;
      const address = addressOf(source, request);
      const response = await fetch(address, { headers: { accept: request.accept } });
      status = response.status;
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (status !== 200) {
        assert.ok(asked.meanings[status] !== undefined, `${request.path} answers ${status}`);
        continue;
      }
      const led: readonly SourceRequest[] | PersonNeed =
        request.leads === undefined ? [] : (asked.next?.(bytes, number, request) ?? []);
      assert.ok(typeof led !== 'string', `${request.path} needs a person`);
      queue.push(...led);
      if (request.leads === 'only') continue;
      const contentType = response.headers.get('content-type')?.split(';')[0] ?? '';
      const reading = asked.reader.read(bytes, { subjectNumber: number, contentType, address });
      assert.deepEqual(reading.remarks, [], `${asked.reader.code} of ${subject.name}`);
      found.push(...reading.findings);
    }
  }
  return found;
}

/** The findings of one kind. */
export const only = <Kind extends Finding['kind']>(findings: readonly Finding[], kind: Kind) =>
  findings.filter((finding): finding is Extract<Finding, { kind: Kind }> => finding.kind === kind);

/** What must be true of every company's figures, however its register tells them. */
export function assertStatements(findings: readonly Finding[], name: string): void {
  const statements = only(findings, 'statement').filter(({ months }) => months !== undefined);
  for (const { checks, lines, periodEnd } of statements) {
    assert.ok(checks.length > 0, `${name} ${periodEnd}: nothing to check`);
    for (const { check, difference } of checks)
      assert.equal(difference, '0', `${name} ${periodEnd} ${check}`);
    assert.ok(BigInt(lines.cash?.amount ?? '-1') >= 0n, `${name} ${periodEnd}: cash below zero`);
  }
}
