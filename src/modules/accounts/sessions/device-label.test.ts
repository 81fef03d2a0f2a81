import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorMs } from '#testing/processes/processor-time.ts';
import { deviceLabel } from './device-label.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const labels: readonly [string | undefined, string | undefined][] = [
  [`${windows}; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Windows'],
  [`${windows}) ${webkit} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, 'Microsoft Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/139.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [`Strange<script>/1.0 (Windows NT 10.0)`, 'Windows'],
  ['Anna-Mueller-Laptop/1.0 ', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${windows}; rv:140.0) Gecko/20100101 Firefox/140.0 ${'x'.repeat(500)}`, undefined],
];

for (const [header, label] of labels) {
  test(`${label ?? 'nothing'} of ${header?.slice(0, 40)}`, () => assert.equal(deviceLabel(header), label));
}

test('a header made to keep the parser busy is read at once', () => {
  for (const part of ['version/1', '1_', '1.', 'opt/1', 'Mozilla/5.0 (', ' ', '/', 'Windows NT ']) {
    const started = processorMs();
    deviceLabel(part.repeat(500).slice(0, 499));
    deviceLabel(`version/${'1'.repeat(490)}`);
    assert.ok(processorMs() - started < 200, part);
  }
});
