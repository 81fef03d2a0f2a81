import { parseArgs } from 'node:util';
import { runChaos } from '#testing/chaos/run-chaos.ts';

const help = `npm run bench -- chaos [--orders 200] [--seed N] [--gateway sandbox|stripe] [--at-once 8]

Orders from search to debit through two processes of the site on one PostgreSQL, the sandbox gateway in a process of its
own: a process is killed (SIGKILL) in 5 of 100 steps, 15 of 100 calls of the gateway and webhooks go wrong, 5 of 100
mails are put off or taken without a word, PostgreSQL goes down five times; webhooks come late, twice and forged. Then
nothing may be lost, held or debited twice, debited before its report was sent, differ between the two books, or have been
answered with 500. Ends with 1 if something is, and prints what happened to the first such orders.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    gateway: { type: 'string', default: 'sandbox' },
    'at-once': { type: 'string', default: '8' },
    kills: { type: 'string', default: '5' },
    restarts: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else {
  const { findings, timelines, figures } = await runChaos(
    {
      seed: values.seed,
      orders: Number(values.orders),
      atOnce: Number(values['at-once']),
      killPercent: Number(values.kills),
      gatewayPercent: 15,
      mailPercent: 5,
      restarts: Number(values.restarts),
      gateway: values.gateway === 'stripe' ? 'stripe' : 'sandbox',
      settleLimitMs: 120_000,
    },
    console.log,
  );
  for (const line of [...figures, ...timelines]) console.log(line);
  for (const { what, number } of findings) console.log(`BROKEN ${number ?? ''} ${what}`);
  console.log(findings.length === 0 ? 'nothing is broken' : `${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}
