import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { gleifSource } from '../gleif-source.ts';
import { leiRecord, leis, relationships } from './api-fixture.ts';
import { gleifGroup } from './group.ts';
import { groupRequests } from './parent-requests.ts';
import { gleifProfile } from './profile.ts';

const bytesOf = (answer: object) => new TextEncoder().encode(JSON.stringify(answer));
const readBytes = (reader: Reader, bytes: Uint8Array, subjectNumber: string, path = '') =>
  reader.read(bytes, {
    subjectNumber,
    contentType: 'application/vnd.api+json',
    address: `https://api.gleif.org/api/v1/lei-records/${path}`,
  });
const read = (reader: Reader, answer: object, subjectNumber: string, path?: string) =>
  readBytes(reader, bytesOf(answer), subjectNumber, path);

test('a record says who the company is; a lapsed LEI says nothing of the company', () => {
  const [profile] = read(gleifProfile, { data: leiRecord(leis.child, 'BARNET AB') }, leis.child).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.names.map(({ kind, text }) => `${kind} ${text}`),
    ['legal BARNET AB', 'former OLD NAME AB'],
  );
  assert.deepEqual(
    profile.identifiers.map(({ scheme, issuer, value }) => [scheme, issuer, value]),
    [
      ['LEI', undefined, leis.child],
      ['REG', 'RA000544', '556609-8058'],
    ],
  );
  assert.deepEqual(
    [profile.status?.status, profile.legalForm?.elfCode, profile.founded?.day],
    ['Active', 'XJHM', '2001-04-09'],
  );
  assert.deepEqual(
    profile.addresses.map(({ addressKind, country }) => [addressKind, country]),
    [
      ['registered', 'SE'],
      ['trading', 'NO'],
    ],
  );
});

test('a number is that of one company in the country, or of nobody', () => {
  const one = leiRecord(leis.child, 'BARNET AB');
  const other = leiRecord(leis.top, 'NÅGON ANNAN AB', {
    entity: { registeredAs: '1' },
    attributes: { registration: null },
  });
  assert.equal(read(gleifProfile, { data: [other, one] }, '5566098058').findings.length, 1);
  const twice = read(gleifProfile, { data: [one, leiRecord(leis.parent, 'TVILLING AB')] }, '5566098058');
  assert.deepEqual([twice.state, twice.findings.length, twice.remarks.length], ['nothing_found', 0, 2]);
  assert.equal(read(gleifProfile, { data: [] }, '5566098058').state, 'nothing_found');
  assert.equal(read(gleifProfile, { data: one }, leis.top).state, 'nothing_found');
});

test('only what the record points at is asked for, below our own address', () => {
  const asked = (number: string) =>
    groupRequests(bytesOf({ data: [leiRecord(leis.child, 'BARNET AB', { relationships })] }), number).map(
      ({ path }) => path,
    );
  const at = `/lei-records/${leis.child}`;
  const wanted = [
    `${at}/direct-parent`,
    `${at}/ultimate-parent-reporting-exception`,
    `${at}/direct-children`,
  ];
  assert.deepEqual(asked(leis.child), wanted);
  assert.deepEqual(asked('556609-8058'), wanted);
  assert.deepEqual(asked(leis.top), []);
  const page = (next: string | null) =>
    groupRequests(
      bytesOf({
        data: [],
        links: { first: `https://api.gleif.org/api/v1${at}/direct-children?page%5Bnumber%5D=1`, next },
      }),
      leis.child,
    ).map(({ query }) => query?.['page[number]']);
  assert.deepEqual(page(`https://api.gleif.org/api/v1${at}/direct-children?page%5Bnumber%5D=2`), ['2']);
  assert.deepEqual(page(null), []);
});

test('parents and children are told apart by the address, exceptions by what they say', () => {
  const parent = { data: leiRecord(leis.parent, 'MODERN AB') };
  const [found] = read(gleifGroup, parent, leis.child, `${leis.child}/direct-parent`).findings;
  assert.ok(found?.kind === 'group');
  assert.deepEqual(
    [found.relation, found.other.name, found.other.country, found.other.identifiers?.[0]?.value],
    ['immediate_parent', 'MODERN AB', 'SE', leis.parent],
  );
  const relationAt = (path: string, number = leis.child) =>
    read(gleifGroup, parent, number, path).findings.map((one) => one.kind === 'group' && one.relation);
  assert.deepEqual(relationAt(`${leis.child}/ultimate-parent`, '556609-8058'), ['ultimate_parent']);
  assert.deepEqual(relationAt(`${leis.child}/direct-children?page%5Bsize%5D=200`), ['subsidiary']);
  assert.deepEqual(relationAt(`${leis.top}/direct-parent`), []);
  assert.deepEqual(relationAt(leis.child), []);
  const exception = (reason: string, lei = leis.child) => ({
    data: {
      type: 'reporting-exceptions',
      attributes: { lei, category: 'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT', reason },
    },
  });
  const [none] = read(gleifGroup, exception('NATURAL_PERSONS'), leis.child).findings;
  assert.ok(none?.kind === 'unspecified');
  assert.deepEqual(
    [none.about, none.reason, none.sourceWord],
    ['ultimate_parent', 'noBeneficialOwners', 'NATURAL_PERSONS'],
  );
  assert.deepEqual(read(gleifGroup, exception('NO_LEI', leis.top), leis.child).findings, []);
});

test('the number goes out as its register writes it, beside as it was given', () => {
  const [profile] = gleifSource.parts;
  const ask = (country: string, identifiers: readonly { scheme: string; value: string }[]) => {
    const subject = { country, name: 'A', identifiers };
    const number = profile?.numberOf(subject);
    return number === undefined ? undefined : profile?.first(number, subject, new Date(0));
  };
  assert.equal(
    ask('SE', [{ scheme: 'REG', value: '5566098058' }])?.query?.['filter[entity.registeredAs]'],
    '5566098058,556609-8058',
  );
  assert.equal(
    ask('SE', [
      { scheme: 'REG', value: '1234' },
      { scheme: 'LEI', value: leis.child },
    ])?.path,
    `/lei-records/${leis.child}`,
  );
  assert.equal(ask('SE', [{ scheme: 'REG', value: '1234,5678' }]), undefined);
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/ownership/gleif-api');
const skip = existsSync(folder) ? false : 'the recorded answers are not here';

test('recorded answers of the API are read', { skip }, () => {
  const counts: Record<string, number> = {};
  for (const kind of ['lei_records', 'reporting_exceptions'])
    for (const name of readdirSync(join(folder, kind))) {
      const [, what = '', lei = ''] = /^(.*)_([0-9A-Z]{20})\.json$/.exec(name) ?? [];
      const bytes = readFileSync(join(folder, kind, name));
      const reader = what === 'single_lei_record' ? gleifProfile : gleifGroup;
      const { findings } = readBytes(reader, bytes, lei, `${lei}/${what}`);
      for (const one of findings) {
        const key = one.kind === 'group' ? one.relation : one.kind === 'unspecified' ? one.reason : one.kind;
        counts[key] = (counts[key] ?? 0) + 1;
      }
      if (what === 'single_lei_record') assert.ok(groupRequests(bytes, lei).length > 0, lei);
    }
  assert.deepEqual(counts, {
    subsidiary: 39,
    immediate_parent: 2,
    profile: 7,
    ultimate_parent: 3,
    noBeneficialOwners: 8,
    subjectExemptFromDisclosure: 1,
  });
});
