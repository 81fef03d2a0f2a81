// In a process of its own: it measures how much memory its process takes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeptCopies } from '../kept-copies.ts';
import { excerptBounds } from './excerpt-bounds.ts';
import { findExcerpt } from './excerpt-process.ts';

const megabyte = 1024 * 1024;
/** The bounds of the process, with what a busy machine adds. */
const patienceMs = excerptBounds.patienceMs + 10_000;

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const laughs = () => {
  const entities = Array.from(
    { length: 30 },
    (_none, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  return `<!DOCTYPE x [<!ENTITY l0 "ha">${entities.join('')}]><x><name>&l30;</name></x>`;
};

type Copy = Readonly<{ make: () => string | Uint8Array; place: string; shows?: RegExp }>;

const copies: Readonly<Record<string, Copy>> = {
  'a billion laughs: entities stay as they are written': {
    make: laughs,
    place: '/x/name',
    shows: /^&l30;$/u,
  },
  'a million elements in each other': { make: () => nested('<a>', '</a>', 1_000_000), place: '/a/a/a/b' },
  'a hundred thousand lists in each other': { make: () => nested('[', ']', 100_000), place: '/0/0/0' },
  'lists in each other in a small file': { make: () => nested('[', ']', 20_000), place: '/0/0/0' },
  'a line of 10 MB': { make: () => 'x'.repeat(10 * megabyte), place: 'line 1', shows: /^x+…$/u },
  'a row of 20 MB of cells': {
    make: () => `a;b\n${'1;'.repeat(10 * megabyte)}`,
    place: 'line 2, b',
    shows: /^1$/u,
  },
  'a JSON list of 200,000 numbers': {
    make: () => `[${'1234567,'.repeat(200_000)}1]`,
    place: '/199999',
    shows: /^1234567$/u,
  },
  'broken UTF-8': { make: () => new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), place: '/a' },
  'half a character at the end': { make: () => Buffer.from('name\nЯ').subarray(0, 6), place: 'line 2' },
  'a tag whose name never ends': { make: () => `<${'a'.repeat(4 * megabyte)}`, place: '#a' },
  'declarations that never end': { make: () => '<!'.repeat(megabyte), place: '/a/b' },
  'scripts that never end around a place': {
    make: () => `<p>${'<script '.repeat(700)}</p><b id="here">5</b>${'<style '.repeat(700)}`,
    place: '#here',
  },
  'an id asked for as a pattern': { make: () => '<b id="a">1</b>'.repeat(10_000), place: '#(a+)+$' },
  'a place of many steps': { make: () => nested('<a>', '</a>', 500), place: '/a'.repeat(500) },
};

describe('copies that want to hurt their reader', () => {
  for (const [name, { make, place, shows }] of Object.entries(copies)) {
    it(name, async (t) => {
      const copy = make();
      const bytes = typeof copy === 'string' ? new TextEncoder().encode(copy) : copy;
      globalThis.gc?.();
      const before = process.memoryUsage.rss();
      let [peak, longest, last] = [before, 0, performance.now()];
      const look = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage.rss());
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 10);
      const began = performance.now();
      const excerpt = await findExcerpt(bytes, place);
      clearInterval(look);
      const ms = Math.round(performance.now() - began);
      t.diagnostic(`${bytes.length} bytes, ${ms} ms, longest wait ${Math.round(longest)} ms`);
      assert.ok(ms < patienceMs, `${ms} ms`);
      assert.ok(longest < 1_500, `this process stood still for ${Math.round(longest)} ms`);
      // What is written to the process waits in this one: the copy itself, no more.
      assert.ok(
        peak - before < bytes.length * 2 + 100 * megabyte,
        `${Math.round((peak - before) / megabyte)} MB more`,
      );
      const marked = excerpt?.lines.map((line) => line.marked).join('') ?? '';
      if (shows !== undefined) assert.match(marked, shows);
      for (const line of excerpt?.lines ?? []) assert.ok(line.before.length + line.after.length < 600);
    });
  }
});

it('a copy beyond the bound is kept and saved, but not even read for an excerpt', async () => {
  const copies = createKeptCopies({
    sizeOf: async () => 60 * megabyte,
    get: () => assert.fail('it was read'),
  });
  assert.deepEqual(await copies.readExcerpt('a'.repeat(64), 'line 1'), { excerpt: null, hasCopy: true });
  assert.equal(await copies.findCopy('a'.repeat(64), 50 * megabyte), undefined);
});

it('many at once wait in turn, and too many are told to come back', async () => {
  const markup = new TextEncoder().encode('<a><b>5</b></a>');
  const { atOnce, maxWaiting } = excerptBounds;
  const all = await Promise.allSettled(
    Array.from({ length: atOnce + maxWaiting + 5 }, () => findExcerpt(markup, '/a/b')),
  );
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  assert.deepEqual(
    refused.map(({ status, retryAfterSeconds }) => [status, retryAfterSeconds]),
    Array.from({ length: 5 }, () => [503, 15]),
  );
  const found = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  assert.ok(found.every((excerpt) => excerpt?.lines.some(({ marked }) => marked === '5')));
});
