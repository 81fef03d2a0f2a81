import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiClient } from '#kernel/api-client.ts';
import { getCountry, listCountries } from '#modules/countries/contract.ts';
import type { Contact } from '#platform/database/listen.ts';
import { createResponseCache } from './response-cache.ts';

/** A client that counts what it is asked; its answers are numbers in the order of the calls. */
function countingClient() {
  const asked: string[] = [];
  const client: ApiClient = {
    call(endpoint, options) {
      asked.push(`${endpoint.name} ${JSON.stringify(options.body)}`);
      if (JSON.stringify(options.body).includes('zz')) return Promise.reject(new Error('no such country'));
      return Promise.resolve(asked.length as never);
    },
  };
  return { asked, client };
}

test('an answer is asked for once by language and content, until something changes', async () => {
  const { asked, client } = countingClient();
  const responses = createResponseCache(() => 'hearing');
  const english = responses.over(client, 'en');
  await english.call(listCountries, { body: {} });
  await english.call(listCountries, { body: {} });
  await responses.over(client, 'ru').call(listCountries, { body: {} });
  await english.call(getCountry, { body: { code: 'de' } });
  assert.equal(asked.length, 3);
  responses.outdate();
  await english.call(listCountries, { body: {} });
  assert.equal(asked.length, 4);
});

test('a refusal is not cached', async () => {
  const { asked, client } = countingClient();
  const english = createResponseCache(() => 'hearing').over(client, 'en');
  for (let time = 1; time <= 2; time += 1) {
    await assert.rejects(english.call(getCountry, { body: { code: 'zz' } }));
  }
  assert.equal(asked.length, 2);
});

test('nothing is cached while changes are not heard of', async () => {
  const { asked, client } = countingClient();
  const english = createResponseCache(() => 'unsure').over(client, 'en');
  await english.call(listCountries, { body: {} });
  await english.call(listCountries, { body: {} });
  assert.equal(asked.length, 2);
});

test('while the database is away the last answer stands in, out of date or not', async () => {
  const { asked, client } = countingClient();
  let contact: Contact = 'hearing';
  const responses = createResponseCache(() => contact);
  const english = responses.over(client, 'en');
  const first = await english.call(listCountries, { body: {} });
  responses.outdate();
  contact = 'away';
  assert.equal(await english.call(listCountries, { body: {} }), first);
  assert.equal(asked.length, 1);
  await assert.rejects(english.call(getCountry, { body: { code: 'zz' } }), /no such country/);
  contact = 'hearing';
  assert.notEqual(await english.call(listCountries, { body: {} }), first);
});

test('an answer that comes late does not take the place of a newer one', async () => {
  const waiting: ((value: never) => void)[] = [];
  const client: ApiClient = { call: () => new Promise((resolve) => waiting.push(resolve)) };
  let contact: Contact = 'hearing';
  const responses = createResponseCache(() => contact);
  const english = responses.over(client, 'en');
  const slow = english.call(listCountries, { body: {} });
  responses.outdate();
  const quick = english.call(listCountries, { body: {} });
  waiting[1]?.('after the change' as never);
  await quick;
  waiting[0]?.('before the change' as never);
  await slow;
  contact = 'away';
  assert.equal(await english.call(listCountries, { body: {} }), 'after the change');
});

test('more answers than there is room for push out the oldest', async () => {
  const { asked, client } = countingClient();
  const english = createResponseCache(() => 'hearing').over(client, 'en');
  for (let mark = 0; mark <= 2_000; mark += 1) {
    await english.call(listCountries, { body: { requestId: String(mark) } });
  }
  await english.call(listCountries, { body: { requestId: '2000' } });
  assert.equal(asked.length, 2_001);
  await english.call(listCountries, { body: { requestId: '0' } });
  assert.equal(asked.length, 2_002);
});
