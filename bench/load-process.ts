import autocannon from 'autocannon';
import type { Load, LoadTask } from './load.ts';

/** The process that makes the load: a task comes as an argument, the measures go out as JSON. */
const { url, connections, extent, encoding }: LoadTask = JSON.parse(process.argv[2] ?? '{}');
const headers = { 'accept-encoding': encoding };
const { requests, latency, non2xx, errors } = await autocannon({
  url,
  connections,
  ...('requests' in extent ? { amount: extent.requests } : { duration: extent.seconds }),
  headers,
});
const done: Load = {
  requests: requests.total,
  requestsPerSecond: requests.average,
  p99Ms: latency.p99,
  failures: non2xx + errors,
};
process.stdout.write(JSON.stringify(done));
