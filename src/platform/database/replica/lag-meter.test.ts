import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLagMeter, endOfWritten } from './lag-meter.ts';

test('a lag is as old as the first thing that is missing, and none where nothing is', () => {
  const meter = createLagMeter();
  assert.equal(meter.lagMs(0n, 5), 0, 'nothing is known yet');
  meter.note(100n, 1_000);
  meter.note(100n, 2_000);
  assert.equal(
    meter.lagMs(100n, 60_000),
    0,
    'nobody writes: the replica is not late, however long ago that was',
  );
  meter.note(200n, 3_000);
  meter.note(300n, 4_000);
  assert.equal(meter.lagMs(150n, 4_500), 1_500);
  assert.equal(meter.lagMs(200n, 4_500), 500);
  assert.equal(meter.lagMs(300n, 4_500), 0);
});

test('however long a replica is away the memory of it is bounded, and the lag never told too small', () => {
  const meter = createLagMeter();
  for (let at = 1; at <= 5_000; at += 1) meter.note(BigInt(at * 10), at);
  assert.equal(meter.lagMs(0n, 5_000), 4_999);
  assert.ok(meter.lagMs(49_990n, 5_001) >= 1);
  assert.equal(meter.lagMs(50_000n, 6_000), 0);
});

test('the head of a page that nothing was written into is not waited for', () => {
  assert.equal(endOfWritten(8_192n * 3n + 24n), 8_192n * 3n);
  assert.equal(endOfWritten(16_777_216n + 40n), 16_777_216n);
  assert.equal(endOfWritten(8_192n * 3n + 40n), 8_192n * 3n + 40n);
  assert.equal(endOfWritten(123n), 123n);
});
