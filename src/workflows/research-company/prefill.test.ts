import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { sources } from '#modules/registers/sources.ts';
import { assembleFacts } from '#modules/reports/assembly/assemble-facts.ts';
import { mandatoryFields } from '#testing/research/mandatory-fields.ts';
import {
  britishAnswers,
  frenchAnswers,
  norwegianAnswers,
  type RegisterAnswers,
  russianAnswers,
  russianAnswersWithLei,
  youngRussianAnswers,
} from '#testing/research/register-answers.ts';
import { openResearch } from '#testing/research/research-world.ts';
import { assemblyOf } from './assembly-of.ts';

let world: Awaited<ReturnType<typeof openResearch>>;
before(async () => {
  world = await openResearch();
});
afterEach(() => world.clear());
after(() => world?.close());

const bodyOf = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** Asks every source of the country about the number alone, and answers what the report has of it, with the part of mandatory fields. */
async function prefill({ country, number, answers }: RegisterAnswers) {
  for (const [at, answer] of Object.entries(answers)) {
    const type = typeof answer === 'string' ? 'application/xhtml+xml' : 'application/json';
    world.answers.set(at, (response) =>
      response.writeHead(200, { 'content-type': type }).end(bodyOf(answer)),
    );
  }
  const runs = world.start(sources);
  const subject = { country, name: 'A', identifiers: [{ scheme: 'REG', value: number }] };
  const runId = await world.db
    .transaction()
    .execute((tx) => runs.begin(tx, { orderId: null, subject, startedBy: 'system' }));
  await runs.drain();
  const assembly = await world.db.transaction().execute((tx) => assemblyOf(tx, runs, runId));
  const silent = assembly.outcomes.filter(({ state }) => state === 'unavailable');
  assert.deepEqual(silent, [], 'every source was heard');
  const facts = assembleFacts(assembly);
  const filled = new Set(facts.map(({ section, field }) => `${section}.${field}`));
  const missing = mandatoryFields.filter((field) => !filled.has(field));
  return {
    facts,
    missing,
    percent: Math.floor((100 * (mandatoryFields.length - missing.length)) / mandatoryFields.length),
  };
}

// Each exactly, so that whoever loses a field or finds one sees it; docs/registers.md says the same figures.
const cases = [
  { name: 'British', given: britishAnswers, share: 81 },
  { name: 'Norwegian', given: norwegianAnswers, share: 75 },
  { name: 'French', given: frenchAnswers, share: 62 },
  { name: 'Russian', given: russianAnswersWithLei, share: 62 },
  { name: 'Russian (no LEI)', given: youngRussianAnswers, share: 62 },
  { name: 'Russian (no LEI, older than its number)', given: russianAnswers, share: 59 },
];
for (const { name, given, share } of cases)
  test(`a ${name} number fills ${share} % of what a report must say, each value with its evidence`, async () => {
    const { facts, missing, percent } = await prefill(given);
    assert.equal(percent, share, `not filled: ${missing.join(', ')}`);
    const hashes = new Set(
      Object.values(given.answers).map((answer) => createHash('sha256').update(bodyOf(answer)).digest('hex')),
    );
    for (const fact of facts) {
      const at = `${fact.section}.${fact.field}`;
      assert.ok(fact.source !== '' && fact.sourceRu, `${at} has no source`);
      assert.ok(fact.sourceUrl?.startsWith(world.base), `${at} has no address`);
      assert.deepEqual(fact.retrievedAt, world.clock.now(), `${at} has no time`);
      assert.match(fact.method, /^(register|filing|computed)$/, at);
      assert.ok(hashes.has(fact.evidenceHash ?? ''), `${at} has the hash of no answer`);
    }
  });
