import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { activitySection } from './activity-section.ts';
import { quartilesOf } from './quartiles.ts';
import { PeerFileRefused, readPeerFile } from './read-peer-file.ts';

const shared = join(import.meta.dirname, '../../../../../../shared/data/benchmarks');

async function reading<T>(text: string | Uint8Array, read: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'peers-'));
  try {
    await writeFile(join(folder, 'peers.csv'), text);
    return await read(join(folder, 'peers.csv'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('quartiles lie between the companies in order, and are none below eight', () => {
  assert.deepEqual(quartilesOf([9, 1, 3, 5, 7, 2, 8, 4, 6]), {
    count: 9,
    lower: 3,
    median: 5,
    upper: 7,
    low: 1.4,
    high: 8.6,
  });
  assert.equal(quartilesOf([1, 2, 3, 4, 5, 6, 7]), undefined);
});

it('a file of company-years becomes quartiles by section and year; doubles and nothing stated do not count', async () => {
  const company = (index: number, sales: string) => `c${index},C,2024,${sales},${index * 100}`;
  const lines = [
    'company,section,year,sales,1600',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => company(index, '1000')),
    company(8, '1000'),
    company(9, ''),
    'c1,G,2024,5,5',
    'c2,not a section,2024,5,5',
  ];
  const rows = await reading(lines.join('\n'), readPeerFile);
  assert.deepEqual(rows, []);
  const withPbt = lines.map((line, index) => `${line},${index === 0 ? 'pbt' : '50'}`).join('\r\n');
  const found = await reading(withPbt, readPeerFile);
  assert.deepEqual(
    found.map(({ section, year, ratio, quartiles }) => [section, year, ratio, quartiles.count]),
    [
      ['C', 2024, 'pre_tax_margin', 8],
      ['C', 2024, 'return_on_total_assets', 9],
    ],
  );
  assert.equal(found[0]?.quartiles.median, 5);
});

it('a file of another kind is refused', async () => {
  await assert.rejects(reading('name,number\nx,1\n', readPeerFile), PeerFileRefused);
  await assert.rejects(
    reading(`section,year,sales,pbt\n${'9'.repeat(20_000)}\n`, readPeerFile),
    PeerFileRefused,
  );
});

it('hostile files are refused: a line without an end, other bytes, other columns, a folder', async () => {
  const head = 'section,year,sales,pbt\n';
  const refusals = [
    [`${head}C,2024,${'1'.repeat(3_000_000)}`, /Line 2 is beyond/],
    [`${head}C,2024,"1,000",5\n`, /Line 2 has 5 values, the first line names 4/],
    [`${head}C,2024\n`, /Line 2 has 2 values/],
    [Buffer.from([...Buffer.from(head), 0xc3, 0x28]), /UTF-8/],
    [Buffer.from([...Buffer.from(head), 0xc3]), /UTF-8/],
    ['', /has to name section/],
  ] as const;
  for (const [text, message] of refusals)
    await assert.rejects(
      reading(text, readPeerFile),
      (error) => error instanceof PeerFileRefused && message.test(error.message),
    );
  await assert.rejects(readPeerFile(tmpdir()), /is a folder/);
});

it('the section of an activity follows from the division of its code', () => {
  const stated = [
    'NACE 2.1: 28.13 – Pumps',
    'OKVED 2: 47',
    'WZ 2008: 01.11',
    'SIC: 64912',
    'SIC: 6491',
    'SK NACE: 62010 – Počítačové programovanie',
    'NACE 1.1: 28.13',
    'ISIC 4: 28',
    '',
  ];
  assert.deepEqual(stated.map(activitySection), [
    'C',
    'G',
    'A',
    'K',
    undefined,
    'J',
    undefined,
    undefined,
    undefined,
  ]);
});

it('quartiles of Russian companies are those computed elsewhere', {
  skip: existsSync(shared) ? false : 'the shared benchmarks are not on this machine',
}, async () => {
  const expected: {
    rows: {
      section: string;
      year: string;
      ratio: string;
      n: number;
      q1: number;
      median: number;
      q3: number;
    }[];
  } = JSON.parse(readFileSync(join(shared, 'ru-quartiles.json'), 'utf8'));
  const rows = await readPeerFile(join(shared, 'ru-peers.csv'));
  assert.ok(expected.rows.length > 50);
  for (const { section, year, ratio, n, q1, median, q3 } of expected.rows) {
    const found = rows.find(
      (row) => row.section === section && String(row.year) === year && row.ratio === ratio,
    );
    const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10_000) / 10_000;
    assert.deepEqual(
      [
        found?.quartiles.count,
        rounded(found?.quartiles.lower),
        rounded(found?.quartiles.median),
        rounded(found?.quartiles.upper),
      ],
      [n, q1, median, q3],
      `${section} ${year} ${ratio}`,
    );
  }
});
