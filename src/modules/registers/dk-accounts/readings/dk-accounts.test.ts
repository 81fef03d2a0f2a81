import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { type DkFigure, dkAnswer, dkDocument, dkPublication, dkReport } from '../dk-accounts-fixture.ts';
import { dkAccountsSource } from '../dk-accounts-source.ts';
import { dkAccounts } from './accounts.ts';
import { accountsDocuments, dkFilings } from './publications.ts';

const bytes = (answer: object | string) =>
  new TextEncoder().encode(typeof answer === 'string' ? answer : JSON.stringify(answer));
const read = (reader: Reader, answer: object | string, subjectNumber = '12345678') =>
  reader.read(bytes(answer), { subjectNumber, contentType: 'application/xml' });
const accounts = (figures: readonly DkFigure[], auditor?: string) => {
  const { findings, ...rest } = read(dkAccounts, dkReport(figures, auditor));
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};

const balance: readonly DkFigure[] = [
  ['Assets', 'now', '1000'],
  ['Equity', 'now', '300'],
  ['Provisions', 'now', '100'],
  ['LiabilitiesOtherThanProvisions', 'now', '600'],
  ['LiabilitiesAndEquity', 'now', '1000'],
];

test('a report gives both years in kroner, with costs as costs and who works there', () => {
  const { statements, state } = accounts([
    ...balance,
    ['Assets', 'before', '900'],
    ['GrossProfitLoss', 'year', '500'],
    ['EmployeeBenefitsExpense', 'year', '400'],
    ['OtherFinanceExpenses', 'year', '20'],
    ['ProfitLossFromOrdinaryActivitiesBeforeTax', 'year', '80'],
    ['TaxExpense', 'year', '18'],
    ['ProfitLoss', 'year', '62'],
    ['ProfitLoss', 'yearBefore', '-5'],
    ['AverageNumberOfEmployees', 'year', '7'],
  ]);
  assert.equal(state, 'found');
  const [now, before] = statements;
  assert.ok(now !== undefined && before !== undefined && statements.length === 2);
  const { staff_costs, interest, tax, net, employees, sales } = now.lines;
  assert.deepEqual(
    [staff_costs, interest, tax, net, employees, sales].map((line) => line?.amount),
    ['400', '20', '18', '62', '7', undefined],
  );
  assert.deepEqual(
    [now.currency, now.scope, now.months, now.standardName, now.isAudited, now.remarks],
    ['DKK', 'individual', 12, 'Årsregnskabsloven', true, []],
  );
  assert.deepEqual([before.periodEnd, before.lines.net?.amount], ['2023-12-31', '-5']);
  // Nobody says here that the year before was audited; both years stand in the report of the later one.
  assert.deepEqual(
    [before.isAudited, before.statedWith, now.statedWith],
    [undefined, '2024-12-31', '2024-12-31'],
  );
});

test('provisions are owed as well, and the balance is checked with them', () => {
  const [one] = accounts(balance).statements;
  assert.deepEqual(
    [one?.lines.total_liabilities?.amount, one?.lines.total_liabilities?.tag, one?.remarks],
    ['700', 'LiabilitiesOtherThanProvisions + Provisions', []],
  );
  // Provisions that are told by their kinds only: what is owed in all is not known.
  const kinds = accounts(
    balance.map(([name, ...rest]) => [name === 'Provisions' ? 'OtherProvisions' : name, ...rest]),
  );
  const [unsure] = kinds.statements;
  assert.deepEqual([unsure?.lines.total_liabilities, unsure?.remarks], [undefined, []]);
  assert.ok(unsure?.sourceLines.some(({ tag }) => tag === 'LiabilitiesOtherThanProvisions'));
  const without = accounts([
    ['Assets', 'now', '1000'],
    ['Equity', 'now', '400'],
    ['LiabilitiesOtherThanProvisions', 'now', '600'],
  ]);
  assert.equal(without.statements[0]?.lines.total_liabilities?.amount, '600');
});

test('interest is told only where it is all of it, and only a whole audit is one', () => {
  const [one] = accounts(
    [
      ...balance,
      ['OtherFinanceExpenses', 'year', '20'],
      ['FinanceExpensesArisingFromGroupEnterprises', 'year', '30'],
    ],
    'Erklæring om udvidet gennemgang',
  ).statements;
  assert.deepEqual([one?.lines.interest, one?.isAudited], [undefined, undefined]);
  assert.ok(one?.sourceLines.some(({ tag, isFlow }) => tag === 'OtherFinanceExpenses' && isFlow));
});

test('figures of the group stand apart from those of the company', () => {
  const { statements } = accounts([
    ...balance,
    ['Assets', 'groupNow', '5000'],
    ['Revenue', 'groupYear', '9000'],
  ]);
  assert.deepEqual(
    statements.map(({ scope, lines }) => [scope, lines.total_assets?.amount, lines.sales?.amount]),
    [
      ['consolidated', '5000', '9000'],
      ['individual', '1000', undefined],
    ],
  );
});

test('figures by IFRS are of whom they say, and of nobody where they do not say', () => {
  const ifrs = 'http://xbrl.ifrs.org/taxonomy/2023-03-23/ifrs-full';
  const scopes = (figures: readonly DkFigure[]) =>
    read(dkAccounts, dkReport(figures).replace('http://xbrl.dcca.dk/fsa', ifrs)).findings.flatMap((one) =>
      one.kind === 'statement' ? [one.scope] : [],
    );
  assert.deepEqual(scopes([['Assets', 'now', '1000']]), ['unstated']);
  assert.deepEqual(
    scopes([
      ['Assets', 'now', '1000'],
      ['Assets', 'groupNow', '5000'],
    ]),
    ['consolidated', 'individual'],
  );
});

test('a search that was broken off says nothing of what it has not found', () => {
  for (const broken of [{ timed_out: true }, { _shards: { total: 5, failed: 1 } }]) {
    const said = bytes({ ...dkAnswer(), ...broken });
    assert.throws(() => accountsDocuments(said, '12345678'), { reason: 'silent' });
    assert.throws(() => read(dkFilings, { ...dkAnswer(), ...broken }), { reason: 'silent' });
  }
});

test('accounts of another company are refused, figures of no list that is known need a person', () => {
  assert.throws(() => read(dkAccounts, dkReport(balance), '87654321'), { reason: 'not_this_format' });
  const byLei = dkReport(balance).replaceAll('http://www.dcca.dk/cvr', 'http://standards.iso.org/iso/17442');
  assert.throws(() => read(dkAccounts, byLei), { reason: 'not_this_format' });
  const foreign = read(dkAccounts, dkReport(balance).replace('dcca.dk/fsa', 'example.org/x'));
  assert.deepEqual([foreign.state, foreign.need], ['needs_person', 'unknown_taxonomy']);
});

test('the documents of the latest years are fetched, of a report that was published again the last', () => {
  const again = dkPublication(2024, {
    omgoerelse: true,
    offentliggoerelsesTidspunkt: '2025-09-01T00:00:00Z',
    dokumenter: [dkDocument('xml', 'again')],
  });
  const years = [2020, 2021, 2022, 2023, 2024].map((year) => dkPublication(year));
  const other = dkPublication(2024, { cvrNummer: 87654321 });
  const found = accountsDocuments(bytes(dkAnswer(other, ...years, again)), '12345678');
  assert.ok(typeof found !== 'string');
  assert.deepEqual(
    found.map(({ base, path }) => [base, path]),
    [
      ['documents', '/12345678/again.xml'],
      ['documents', '/12345678/year2023.xml'],
      ['documents', '/12345678/year2022.xml'],
    ],
  );
});

test('what lies elsewhere is not fetched; pictures alone need a person; nothing published is nothing filed', () => {
  const of = (...documents: object[]) =>
    accountsDocuments(bytes(dkAnswer(dkPublication(2024, { dokumenter: documents }))), '12345678');
  for (const dokumentUrl of [
    'http://evil.example/12345678/a.xml',
    'http://regnskaber.virk.dk.evil.example/a.xml',
    'http://regnskaber.virk.dk/../a.xml',
    'http://regnskaber.virk.dk@evil.example/a.xml',
  ])
    assert.equal(of(dkDocument('xml', 'a', { dokumentUrl })), 'picture_only', dokumentUrl);
  assert.equal(of(dkDocument('pdf', 'a')), 'picture_only');
  assert.deepEqual(of(dkDocument('xml', 'a', { dokumentType: 'HALVAARSRAPPORT' })), []);
  assert.deepEqual(accountsDocuments(bytes(dkAnswer()), '12345678'), []);
  assert.throws(() => accountsDocuments(bytes('{}'), '12345678'), { reason: 'not_this_format' });
});

test('each publication is an entry of the history', () => {
  const { findings } = read(
    dkFilings,
    dkAnswer(dkPublication(2023), dkPublication(2024, { omgoerelse: true })),
  );
  assert.deepEqual(
    findings.map((one) => one.kind === 'filing' && [one.day, one.filingKind, one.title]),
    [
      ['2024-06-02', 'accounts', 'Årsrapport 2023-01-01 – 2023-12-31'],
      ['2025-06-02', 'accounts', 'Årsrapport 2024-01-01 – 2024-12-31 (omgørelse)'],
    ],
  );
  assert.equal(read(dkFilings, dkAnswer()).state, 'nothing_found');
});

test('it is asked by eight digits, without a key', () => {
  const subject = { country: 'DK', name: 'A', identifiers: [{ scheme: 'VAT', value: 'DK 12 34 56 78' }] };
  const [filings] = dkAccountsSource.parts;
  const number = filings?.numberOf(subject) ?? '';
  assert.match(filings?.first(number, subject, new Date(0)).body?.text ?? '', /"cvrNummer":12345678/);
  assert.equal(dkAccountsSource.keyHeaders, undefined);
});
