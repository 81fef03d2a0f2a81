import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { nlAccounts } from './read-nl-accounts.ts';

const read = (bytes: Uint8Array, subjectNumber = '12345678') => {
  const { findings, ...rest } = nlAccounts.read(bytes, {
    subjectNumber,
    contentType: 'application/xhtml+xml',
  });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};

const context = (id: string, period: string) =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.kvk.nl/kvk-id">12345678</xbrli:identifier></xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
const document = (isConsolidated: boolean, ...figures: [concept: string, context: string, shown: string][]) =>
  new TextEncoder().encode(`<?xml version="1.0"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" xmlns:bw="https://www.nltaxonomie.nl/jenv/2024-03-31/bw2-titel9-cor" xmlns:rj="https://www.nltaxonomie.nl/rj/2024-03-31/rj-cor" xmlns:ifrs="https://xbrl.ifrs.org/taxonomy/2022-03-24/ifrs-full">
<body><ix:header><ix:resources>${context('end', '<xbrli:instant>2023-12-31</xbrli:instant>')}${context('year', '<xbrli:startDate>2023-01-01</xbrli:startDate><xbrli:endDate>2023-12-31</xbrli:endDate>')}
<xbrli:unit id="EUR"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit></ix:resources></ix:header>
<ix:nonNumeric name="rj:FinancialStatementsConsolidated" contextRef="year" format="ixt:fixed-${isConsolidated}">Jaarrekening</ix:nonNumeric>
${figures.map(([name, at, shown]) => `<ix:nonFraction name="${name}" contextRef="${at}" unitRef="EUR" decimals="0" format="ixt:num-comma-decimal">${shown}</ix:nonFraction>`).join('')}</body></html>`);

test('accounts by Dutch rules are those of the company, with its names for the lines', () => {
  const { statements } = read(
    document(
      false,
      ['bw:Assets', 'end', '1.234'],
      ['bw:Equity', 'end', '234'],
      ['bw:LiabilitiesCurrent', 'end', '1.000'],
      ['bw:NetRevenue', 'year', '5.000,50'],
    ),
  );
  const [one] = statements;
  assert.deepEqual(
    [one?.scope, one?.standard, one?.standardName, one?.lines.total_assets?.amount, one?.lines.sales?.amount],
    ['individual', 'local', 'Titel 9 Boek 2 BW', '1234', '5000.5'],
  );
});

test('whether they are of the group is what the document says of itself', () => {
  const { statements } = read(document(true, ['ifrs:Assets', 'end', '10'], ['ifrs:ProfitLoss', 'year', '1']));
  assert.deepEqual([statements[0]?.scope, statements[0]?.standard], ['consolidated', 'IFRS']);
});

test('those of another company are refused, foreign figures need a person', () => {
  assert.throws(() => read(document(false, ['bw:Assets', 'end', '1']), '87654321'), {
    reason: 'not_this_format',
  });
  assert.equal(read(document(false)).need, 'unknown_taxonomy');
});

const folder = join(import.meta.dirname, '../../../../../shared/data/accounts/nl');
test('the published examples are read whole', {
  skip: existsSync(folder) ? false : 'the examples are not here',
}, () => {
  const linesOf = (name: string) => {
    const { statements, remarks } = read(gunzipSync(readFileSync(join(folder, name))));
    assert.deepEqual(remarks, []);
    return statements.map(({ periodEnd, scope, lines }) => [periodEnd, scope, Object.keys(lines).length]);
  };
  assert.deepEqual(linesOf('demicrobv-jaarrekening-nl-2023-12-31.html.gz'), [
    ['2023-12-31', 'individual', 19],
    ['2022-12-31', 'individual', 19],
  ]);
  assert.deepEqual(linesOf('degrotebv-jaarrekening-en-2023-12-31.html.gz'), [
    ['2023-12-31', 'consolidated', 35],
    ['2022-12-31', 'consolidated', 35],
  ]);
});
