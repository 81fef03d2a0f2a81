import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unreadable } from '#findings/reading/reading.ts';
import { demoSources } from './demo-sources.ts';
import { fileSources } from './file-sources.ts';
import { readAnswer } from './research/reading/read-answer.ts';
import { sourceWords } from './source-words.ts';
import { hostileBytes } from './sources/hostile-bytes-fixture.ts';
import { sources as realSources } from './sources.ts';

const sources = [...realSources, ...demoSources];

const readers = [
  ...sources.flatMap(({ parts }) => parts.map(({ reader }) => reader)),
  ...fileSources.flatMap((one) => one.readers),
];
const ofEach = [...new Map(readers.map((reader) => [reader.code, reader])).values()];

test('each source says who it is, under what licence it is used, and how its own companies are asked for', () => {
  assert.equal(new Set(sources.map(({ code }) => code)).size, sources.length);
  for (const { code, countries, homepage, licence, bases, limit, parts } of sources) {
    assert.match(code, /^[a-z0-9-]+$/);
    assert.ok(countries === 'all' || countries.every((country) => /^[A-Z]{2}$/.test(country)), code);
    assert.ok(licence.name !== '' && limit.calls > 0 && parts.length > 0 && bases.api !== undefined, code);
    for (const address of [homepage, ...Object.values(bases)]) assert.match(address, /^https:/, code);
    for (const { reader } of parts) assert.ok(reader.code.startsWith(`${code}/`), reader.code);
    for (const { name, gap, licence: words } of Object.values(sourceWords[code]))
      assert.ok([name, gap, words].every((text) => text.trim() !== '') && /\.$/.test(gap), code);
  }
});

test('each file that people bring says whose it is, and by which number a company is found in it', () => {
  assert.equal(
    new Set([...fileSources, ...sources].map(({ code }) => code)).size,
    fileSources.length + sources.length,
  );
  for (const { code, countries, homepage, licence, readers: own, numberOf } of fileSources) {
    assert.match(homepage, /^https:/, code);
    assert.ok(licence.name !== '' && own.length > 0 && (countries === 'all' || countries.length > 0), code);
    for (const identifiers of [[], [{ scheme: 'REG', value: '../../etc' }]])
      assert.equal(numberOf({ country: 'GB', name: 'A', identifiers }), undefined, code);
    for (const { name, gap, licence: words } of Object.values(sourceWords[code]))
      assert.ok([name, gap, words].every((text) => text.trim() !== '') && /\.$/.test(gap), code);
  }
});

test('nobody is asked about a company without a number that is one there', () => {
  for (const { code, parts } of sources)
    for (const { numberOf } of parts)
      for (const identifiers of [[], [{ scheme: 'REG', value: '../../etc' }]])
        assert.equal(numberOf({ country: 'GB', name: 'A', identifiers }), undefined, code);
});

test('each reader has a name and a version of its own', () => {
  assert.equal(new Set(readers).size, ofEach.length);
  for (const { code, version } of readers) {
    assert.match(code, /^[a-z0-9-]+\/[a-z0-9-]+$/);
    assert.ok(Number.isInteger(version) && version > 0, code);
  }
});

test('an answer that says nothing of the company is silence: nobody takes it for nothing found or nothing filed', () => {
  const said = [
    '{}',
    'null',
    '""',
    '{"error":"Internal Server Error"}',
    '{"message":"Too Many Requests"}',
    '{"code":429}',
  ];
  /** The tax office of Romania says so that nothing was filed. */
  const meant = new Set(['anaf/accounts {}']);
  for (const part of sources.flatMap(({ parts }) => parts)) {
    const request = part.first('12345678', { country: 'GB', name: 'A', identifiers: [] }, new Date());
    for (const text of [
      ...said,
      '<!DOCTYPE html><html><body>Busy</body></html>',
      '<?xml version="1.0"?><error/>',
    ]) {
      const what = `${part.reader.code} ${text}`;
      const bytes = new TextEncoder().encode(text);
      const job = {
        reader: part.reader.code,
        bytes,
        subjectNumber: '12345678',
        contentType: '',
        address: '',
        request,
      };
      assert.equal(readAnswer(part, job).fault === null, meant.has(what), what);
    }
  }
});

for (const reader of ofEach) {
  test(`${reader.code} refuses what no source should send, or finds nothing in it`, () => {
    for (const [what, bytes] of Object.entries(hostileBytes)) {
      try {
        const { findings } = reader.read(bytes, {
          subjectNumber: '01234567',
          contentType: 'application/json',
        });
        assert.deepEqual(findings, [], `${reader.code} reads findings out of ${what}`);
      } catch (error) {
        assert.ok(error instanceof Unreadable, `${reader.code} breaks on ${what}: ${String(error)}`);
        assert.ok(error.detail.length < 500, `${reader.code} says too much about ${what}`);
      }
    }
  });
}
