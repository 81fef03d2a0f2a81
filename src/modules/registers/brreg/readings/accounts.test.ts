import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { brregAccounts } from './accounts.ts';
import { accountsAnswer, massFile } from './accounts-fixture.ts';

const read = (bytes: Uint8Array, subjectNumber = '999999901') => {
  const { findings, ...rest } = brregAccounts.read(bytes, { subjectNumber, contentType: 'application/json' });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const readAnswer = (answer: unknown, number?: string) => read(bytesOf(JSON.stringify(answer)), number);

describe('accounts of Regnskapsregisteret', () => {
  it('are read by our chart, with the register’s own names beside it', () => {
    const [statement] = readAnswer([accountsAnswer]).statements;
    assert.deepEqual(statement?.lines.sales, {
      amount: '5000',
      tag: 'sumDriftsinntekter',
      place: '/0/resultatregnskapResultat/driftsresultat/driftsinntekter/sumDriftsinntekter',
    });
    assert.equal(statement?.lines.net?.amount, '-30.5');
    assert.deepEqual(
      [statement?.scope, statement?.months, statement?.isAudited, statement?.standardName],
      ['individual', 12, true, 'Regnskapsloven, små foretak'],
    );
    assert.equal(statement?.sourceLines.length, 8);
  });

  it('that are off by one krone are rounded; by two they do not balance', () => {
    const [rounded] = readAnswer([accountsAnswer]).statements;
    assert.deepEqual(rounded?.checks, [
      { check: 'assets_equity_liabilities', difference: '1', isRounding: true },
    ]);
    assert.deepEqual(rounded?.remarks, []);
    const wrong = structuredClone(accountsAnswer);
    wrong.eiendeler.sumEiendeler = 998;
    assert.deepEqual(readAnswer([wrong]).statements[0]?.remarks, ['does_not_balance']);
  });

  it('of the group and of the company stand apart, and those of others are left out', () => {
    const group = { ...accountsAnswer, regnskapstype: 'KONSERN' };
    const other = { ...accountsAnswer, virksomhet: { organisasjonsnummer: '999999902' } };
    assert.deepEqual(
      readAnswer([group, other, accountsAnswer]).statements.map(({ scope, place }) => [scope, place]),
      [
        ['consolidated', '/0'],
        ['individual', '/2'],
      ],
    );
  });

  it('that are not there were not filed, which is no silence', () => {
    assert.equal(readAnswer([]).state, 'not_filed');
    assert.throws(() => readAnswer({}), { name: 'Unreadable', reason: 'not_this_format' });
  });

  it('are read out of the mass file as well, its parts put together', () => {
    const { statements } = read(bytesOf(massFile));
    assert.deepEqual(
      statements.map(({ scope, lines }) => [scope, lines.sales?.amount, lines.total_assets?.amount]),
      [
        ['consolidated', '9000', undefined],
        ['individual', '5000', '1000'],
      ],
    );
    const [, own] = statements;
    assert.deepEqual(
      [own?.months, own?.remarks, own?.isAudited, own?.filedOn],
      [7, ['not_twelve_months'], false, '2025-07-01'],
    );
    assert.equal(own?.lines.sales?.place, '/deler/del[2]/info[2]');
    assert.doesNotMatch(JSON.stringify(own), /650/);
    assert.equal(read(bytesOf(massFile.replaceAll('<feilvaloer>N', '<feilvaloer>J'))).state, 'not_filed');
  });
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/accounts/no');
const skip = existsSync(folder) ? false : 'the accounts are not here';
const expected = z.array(
  z.object({
    orgnr: z.string(),
    start: z.string(),
    end: z.string(),
    currency: z.string(),
    values: z.record(z.string(), z.string()),
    checks: z.record(z.string(), z.string()),
  }),
);

describe('recorded accounts', () => {
  it('give every figure that must come out of the mass file, and no wrong one', { skip }, () => {
    const mass = readFileSync(`${folder}/regnskap-masse.xml`);
    const count = { right: 0, ours: 0, missed: 0 };
    const wanted = expected.parse(JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')));
    // A fourth of them is a second of the test run; which, changes with nothing.
    for (const { orgnr, end, currency, values, checks } of wanted.filter((_, at) => at % 4 === 0)) {
      const [statement] = read(mass, orgnr).statements;
      assert.deepEqual([statement?.periodEnd.replaceAll('-', ''), statement?.currency], [end, currency]);
      for (const [name, value] of Object.entries(values)) {
        const line = statement?.sourceLines.find(({ tag }) => tag === name);
        if (line === undefined) count.missed += 1;
        else {
          assert.equal(Number(line.amount), Number(value), `${orgnr} ${name}`);
          count.right += 1;
        }
      }
      for (const { amount, tag } of Object.values(statement?.lines ?? {})) {
        if (values[tag] === undefined) continue;
        assert.equal(Number(amount), Number(values[tag]), `${orgnr} ${tag}`);
        count.ours += 1;
      }
      const balance = statement?.checks.find(({ check }) => check === 'assets_equity_liabilities');
      assert.equal(Math.abs(Number(balance?.difference)), Math.abs(Number(Object.values(checks)[0])), orgnr);
      assert.ok(!statement?.remarks.includes('does_not_balance'), orgnr);
    }
    assert.deepEqual(count.missed, 0);
    assert.ok(count.ours > 0.7 * count.right, JSON.stringify(count));
  });

  it('of the API are read as documented', { skip }, () => {
    const { statements, remarks } = read(readFileSync(`${folder}/answer-selskap.json`), '123456789');
    assert.deepEqual(
      [statements[0]?.lines.total_assets?.amount, statements[0]?.lines.net?.amount, statements[0]?.isAudited],
      ['2024', '2038', false],
    );
    assert.equal(remarks.length, 2);
  });
});
