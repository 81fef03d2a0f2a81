import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { companyProblems } from '#modules/companies/problems.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import {
  companies,
  countries,
  type SearchedApp,
  startSearchedApp,
} from '#testing/search-server/searched-app.ts';
import { findCompany, getKnownCompany } from './contract.ts';
import { findCompanyRoutes } from './routes.ts';

let search: SearchedApp;
before(async () => {
  search = await startSearchedApp();
});
after(() => search?.close());

const ask = (company: object, more: object = {}, locale: 'en' | 'ru' = 'en') =>
  callApi(search.app, {
    method: 'POST',
    path: findCompany.path,
    locale,
    body: { countryId: search.germany, reportContentTypeId: 'credit', requestId: 'fixed', company, ...more },
  });
async function answer(company: object) {
  const reply = await ask(company);
  assert.equal(reply.statusCode, 200, reply.body);
  const body = findCompany.reply?.parse(reply.json());
  assert.ok(body);
  return body;
}

test('200: one company by its number, in the specification’s words, with the tariffs of the country', async () => {
  const { companies: list, request, error, outcome, reportTariffs } = await answer({ regCode: 'hrb-1' });
  assert.deepEqual([outcome, error, request, list?.length], ['one', null, null, 1]);
  const { id, fetchedOn, ...company } = list?.[0] ?? { id: '', fetchedOn: '' };
  assert.equal(fetchedOn, new Date().toISOString().slice(0, 10));
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.deepEqual(company, {
    name: 'Nordlicht Optik GmbH',
    nameLat: 'Nordlicht Optik GmbH',
    regCode: 'HRB 1',
    vatCode: '',
    address: 'Weg 1, Kiel',
    city: 'Kiel',
    form: 'LLC',
    status: 'In liquidation',
    statusText: '',
    register: { code: 'test', name: 'Test register', isDemo: true },
    matched: 'number',
    formerNames: [],
    foundedOn: '2011-03-14',
    card: {
      grade: 'exact',
      words: 'Exact match',
      fields: [
        {
          field: 'regCode',
          verdict: 'agrees',
          reason: 'same number',
          words: 'The registration number matches',
          asked: 'hrb-1',
          known: 'HRB 1',
        },
        {
          field: 'status',
          verdict: 'caution',
          reason: 'liquidation',
          words: 'The company is being wound up',
        },
      ],
    },
    related: [],
  });
  assert.ok(reportTariffs.length > 0);
});

test('200: several companies are a list, and what was typed stays beside it', async () => {
  const { companies: list, request, outcome } = await answer({ name: 'Nordlicht Optik', phone: '+49 1' });
  assert.deepEqual([outcome, list?.length], ['list', 2]);
  assert.deepEqual(
    { ...request, id: '' },
    {
      id: '',
      name: 'Nordlicht Optik',
      regCode: '',
      vatCode: '',
      address: '',
      phone: '+49 1',
      email: '',
      addInfo: '',
    },
  );
  const former = await answer({ name: 'Nordlinse' });
  assert.deepEqual(
    [former.outcome, former.companies?.[0]?.matched, former.companies?.[0]?.formerNames],
    ['list', 'former name', ['Nordlinse AG']],
  );
});

test('200: what agrees and what does not is said in the caller’s language', async () => {
  const said = async (locale: 'en' | 'ru') => {
    const reply = await ask({ name: 'Nordlycht Optik AG', regCode: 'HRB 999' }, {}, locale);
    const [first] = findCompany.reply?.parse(reply.json()).companies ?? [];
    return [first?.card.words, ...(first?.card.fields.map(({ words }) => words) ?? [])];
  };
  assert.deepEqual(await said('en'), [
    'Doubtful',
    'Spelt a little differently: Nordlycht / Nordlicht',
    'The legal form matches: AG',
    'Another registration number: the register says HRB 2',
  ]);
  assert.deepEqual(await said('ru'), [
    'Сомнительно',
    'Написано чуть иначе: Nordlycht / Nordlicht',
    'Правовая форма совпадает: AG',
    'Другой регистрационный номер: в реестре HRB 2',
  ]);
});

test('200: no company is null and a request', async () => {
  const {
    companies: list,
    request,
    outcome,
  } = await answer({ name: 'Zzyzx Quibble', addInfo: 'two\nlines' });
  assert.deepEqual(
    [outcome, list, request?.name, request?.addInfo],
    ['none', null, 'Zzyzx Quibble', 'two\nlines'],
  );
});

test('400: nothing to look for, in both languages', async () => {
  for (const company of [{}, { name: '  ' }, { address: 'Kiel', phone: '1' }]) {
    const reply = await ask(company);
    assert.equal(reply.statusCode, 400);
    assert.deepEqual(reply.json().value[0], {
      code: 'company_query_empty',
      description: 'We need at least one of these: Name, Registration Number, or TAX/VAT Number',
    });
  }
  assert.match((await ask({}, {}, 'ru')).json().value[0].description, /^Нужно указать хотя бы одно/);
});

test('200: an error, and nothing else, where the fields are valid but say nothing', async () => {
  for (const company of [
    { name: '???' },
    { regCode: ' - / ' },
    { name: '…', vatCode: '№', address: 'Kiel' },
  ]) {
    const { error, companies: list, request, outcome, sources, hasMore } = await answer(company);
    assert.deepEqual([list, request, outcome, sources, hasMore], [null, null, 'none', [], false]);
    assert.deepEqual(error, {
      code: 'company_query_unusable',
      description: 'There is no letter and no digit in what you typed, so there is nothing to search for.',
    });
  }
  assert.match((await ask({ name: '???' }, {}, 'ru')).json().error.description, /^В запросе нет/);
  assert.equal((await answer({ name: '?1?' })).error, null);
});

test('400: too long, control characters, wrong types', async () => {
  const wrong = [
    { name: 'x'.repeat(301) },
    { name: 'x'.repeat(10_000) },
    { name: 'a\u0000b' },
    { name: 'a\u0007b' },
    { name: 5 },
    { regCode: '1'.repeat(65) },
    { name: 'a', email: 'x'.repeat(255) },
    { name: 'a', addInfo: 'x'.repeat(2001) },
    { name: 'a\ud800' },
  ];
  for (const company of wrong)
    assert.equal((await ask(company)).statusCode, 400, JSON.stringify(company).slice(0, 60));
  assert.equal((await ask({ name: 'a' }, { requestId: 'x'.repeat(101) })).statusCode, 400);
  assert.equal((await ask({ name: 'a' }, { reportContentTypeId: 'debit' })).statusCode, 400);
  assert.equal((await ask({ name: 'a' }, { countryId: 'DE' })).statusCode, 400);
});

test('404: a country that is not there', async () => {
  for (const countryId of [0, 99_999, -1]) {
    const reply = await ask({ name: 'Nordlicht' }, { countryId });
    assert.deepEqual([reply.statusCode, reply.json().value[0].code], [404, 'unknown_country']);
  }
});

test('503: a register that does not answer is not the same as none', async () => {
  const down = createCompanies({
    clock: systemClock,
    source: {
      find: () => {
        throw new Error('connection lost');
      },
      suggest: () => Promise.reject(new Error('connection lost')),
    },
  });
  const server = createBareApp((bare) =>
    findCompanyRoutes(bare, { db: search.database.db, companies: down, countries }),
  );
  const reply = await callApi(server, {
    method: 'POST',
    path: findCompany.path,
    body: { countryId: search.germany, company: { name: 'A' } },
  });
  await server.close();
  assert.equal(reply.statusCode, 503);
  assert.equal(refusalOf(reply).code, 'register_unavailable');
  assert.ok(new Problem(companyProblems.registerUnavailable).text.ru.length > 0);
});

const fetchKnown = (country: string, id: string, server = search.app, locale: 'en' | 'ru' = 'en') =>
  callApi(server, { method: 'GET', path: `/SearchReport/Company/${country}/${id}`, locale });

test('200: a company found before is had again by its id', async () => {
  const { companies: list } = await answer({ regCode: 'HRB 2' });
  const { matched, card, related, ...found } = list?.[0] ?? { matched: undefined, id: '' };
  assert.deepEqual([card?.grade, related], ['exact', []]);
  assert.equal(matched, 'number');
  for (const country of ['de', 'DE']) {
    const reply = await fetchKnown(country, found.id);
    assert.equal(reply.statusCode, 200, reply.body);
    assert.deepEqual(getKnownCompany.reply?.parse(reply.json()).company, found);
    assert.equal(reply.json().company.matched, undefined);
  }
});

test('404: a company that no register has, or that of another country; 400: no id at all', async () => {
  const { companies: list } = await answer({ regCode: 'HRB 2' });
  const id = list?.[0]?.id ?? '';
  for (const [country, company] of [
    ['de', '0198f3c2-0000-7000-8000-000000000001'],
    ['fr', id],
    ['zz', id],
  ] as const) {
    assert.deepEqual(refusalOf(await fetchKnown(country, company)), {
      status: 404,
      code: 'unknown_company',
      description: 'This company is not in our registers.',
    });
  }
  assert.match(refusalOf(await fetchKnown('zz', id, search.app, 'ru')).description ?? '', /[а-яё]/);
  for (const [country, company] of [
    ['de', '1'],
    ['deu', id],
    ['de', 'x'.repeat(90)],
  ] as const)
    assert.equal((await fetchKnown(country, company)).statusCode, 400);
});

test('503: a register that cannot say is not a company that is gone', async () => {
  const down = { ...companies, getCompany: () => Promise.reject(new Error('connection lost')) };
  const server = createBareApp((bare) =>
    findCompanyRoutes(bare, { db: search.database.db, companies: down, countries }),
  );
  const reply = await fetchKnown('de', '0198f3c2-0000-7000-8000-000000000001', server);
  await server.close();
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [503, 'register_unavailable']);
});
