import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runChaos } from './run-chaos.ts';

// In a process of its own: it strikes down a PostgreSQL of its own, which files beside it would share.

for (const gateway of ['sandbox', 'stripe'] as const) {
  test(`orders by ${gateway} while everything fails: each settles, none is lost, held or debited twice`, async (context) => {
    const seed = process.env.CHAOS_SEED ?? String(Date.now() % 100_000);
    const lines: string[] = [];
    const { findings, timelines, figures } = await runChaos(
      {
        seed,
        orders: gateway === 'sandbox' ? 12 : 6,
        atOnce: 6,
        killPercent: 6,
        gatewayPercent: 15,
        mailPercent: 5,
        restarts: 1,
        gateway,
        settleLimitMs: 60_000,
      },
      (line) => lines.push(line),
    );
    context.diagnostic(figures[0] ?? '');
    const words = findings.map(({ number = '', what }) => `${number} ${what}`);
    assert.deepEqual(words, [], [...lines, ...figures, ...timelines].join('\n'));
  });
}
