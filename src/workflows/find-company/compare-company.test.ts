import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { callApi, refusalOf } from '#testing/bare-app.ts';
import { type SearchedApp, startSearchedApp } from '#testing/search-server/searched-app.ts';
import { compareCompany, findCompany } from './contract.ts';

let search: SearchedApp;
/** Nordlicht Optik AG and, in Kiel, Nordlicht Optik GmbH. */
let [id, idInKiel] = ['', ''];
before(async () => {
  search = await startSearchedApp();
  const found = async (regCode: string) => {
    const body = { countryId: search.germany, company: { regCode } };
    const reply = await callApi(search.app, { method: 'POST', path: findCompany.path, body });
    return findCompany.reply?.parse(reply.json()).companies?.[0]?.id ?? '';
  };
  [id, idInKiel] = [await found('HRB 2'), await found('HRB 1')];
});
after(() => search?.close());

const compare = (company: object, locale: 'en' | 'ru' = 'en', of = id) =>
  callApi(search.app, {
    method: 'POST',
    path: `/SearchReport/Company/de/${of}/compare`,
    body: { company },
    locale,
  });

test('200: a company found before is compared with what was typed, in the words of the reader', async () => {
  const typed = { name: 'Nordlicht Optick AG', regCode: 'HRB 2' };
  const reply = compareCompany.reply?.parse((await compare(typed)).json());
  assert.equal(reply?.company.name, 'Nordlicht Optik AG');
  assert.deepEqual(
    reply.card.fields.map(({ field, verdict }) => [field, verdict]),
    [
      ['name', 'similar'],
      ['form', 'agrees'],
      ['regCode', 'agrees'],
    ],
  );
  const russian = compareCompany.reply?.parse((await compare(typed, 'ru')).json());
  assert.match(russian?.card.fields[0]?.words ?? '', /[а-яё]/);
});

test('400: nothing typed, or mere signs; 404: no such company', async () => {
  assert.equal(refusalOf(await compare({})).code, 'company_query_empty');
  assert.equal(refusalOf(await compare({ name: '???' })).code, 'company_query_unusable');
  const nobody = '0198f3c2-0000-7000-8000-000000000001';
  const reply = await compare({ name: 'A' }, 'en', nobody);
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [404, 'unknown_company']);
});

test('a town of its own within the name is no other name', async () => {
  const answer = await compare({ name: 'Nordlicht Optik GmbH, Kiel' }, 'en', idInKiel);
  const reply = compareCompany.reply?.parse(answer.json());
  const verdicts = reply?.card.fields.map(({ field, verdict }) => `${field} ${verdict}`) ?? [];
  assert.ok(verdicts.includes('name agrees') && verdicts.includes('town agrees'), verdicts.join());
});
