import assert from 'node:assert/strict';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { listFormats } from '../lists/list-formats.ts';
import { listedCountry } from '../reading/listed-country.ts';
import { createScreeningIndex } from './screening-index.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/sanctions');
const skip = existsSync(folder) ? false : 'without ../shared/data there are no cases';

const lists: readonly (readonly [string, ListCode, string, readonly string[]])[] = [
  ['OFAC SDN', 'ofac-sdn', 'ofac/csv', ['sdn', 'alt', 'add', 'sdn_comments'].map((one) => `ofac/${one}.csv`)],
  ['OFAC non-SDN', 'ofac-non-sdn', 'ofac/xml', ['ofac/consolidated-nonsdn.xml']],
  ['UN', 'un', 'un/xml', ['un/consolidated.xml']],
];
const shape = z.object({
  kind: z.string(),
  expect: z.enum(['hit', 'no_hit_from_name_alone']),
  list: z.string().optional(),
  uid: z.string().optional(),
  query: z.object({
    name: z.string(),
    country: z.string().nullish(),
    identifiers: z.array(z.object({ value: z.string() })).optional(),
  }),
});

/** How many per cent of the cases of a kind must be a hit; of ordinary companies, may be. */
const goals: Readonly<Record<string, number>> = {
  identifier: 100,
  exact: 98,
  case: 98,
  alias: 98,
  form: 90,
  order: 90,
  typo: 90,
};

test('the cases of real lists come out as they must', { skip }, async () => {
  const entries: ListEntry[] = [];
  for (const [, list, code, paths] of lists) {
    const files = paths.map((path) => ({
      name: basename(path),
      open: () => createReadStream(join(folder, path)),
    }));
    for await (const piece of listFormats.find((one) => one.code === code)?.read(files, list) ?? [])
      if ('entry' in piece) entries.push(piece.entry);
  }
  const index = createScreeningIndex(entries);
  const today = '2026-11-23';
  const tally = new Map<string, { all: number; hits: number }>();
  for (const line of readFileSync(join(folder, 'screening-cases.jsonl'), 'utf8').trim().split('\n')) {
    const { kind, expect, list, uid, query } = shape.parse(JSON.parse(line));
    const country = listedCountry(query.country ?? '');
    const hits = index
      .screen(
        {
          names: [query.name],
          kind: 'company',
          countries: country === undefined ? [] : [country],
          identifiers: (query.identifiers ?? []).map(({ value }) => ({ scheme: 'OTHER', value })),
        },
        today,
      )
      .filter(({ band }) => band === 'hit');
    const code = lists.find(([name]) => name === list)?.[1];
    const isHit =
      expect === 'hit'
        ? hits.some(({ entry }) => entry.entryId === uid && entry.list === code)
        : hits.length > 0;
    const sum = tally.get(kind) ?? { all: 0, hits: 0 };
    tally.set(kind, { all: sum.all + 1, hits: sum.hits + (isHit ? 1 : 0) });
  }
  for (const [kind, { all, hits }] of tally) {
    const percent = (100 * hits) / all;
    const goal = goals[kind];
    assert.ok(
      goal === undefined ? percent <= 2 : percent >= goal,
      `${kind}: ${percent.toFixed(1)} % of ${all}`,
    );
  }
  assert.equal(tally.size, 8);
});
