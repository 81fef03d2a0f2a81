import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What every name of ours begins with. */
const metricPrefix = 'countercheck_';

/** What this process measures, and what is read when somebody asks. */
export interface Metrics {
  /** A figure that is set each time somebody asks. */
  gauge<Label extends string>(name: string, help: string, labels?: readonly Label[]): Gauge<Label>;
  /** What is counted as it happens. */
  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label>;
  /** Times, in seconds. */
  seconds<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label>;
  /** All of it in the text form of Prometheus, with its media type. */
  read(): Promise<Readonly<{ contentType: string; text: string }>>;
}

/** Opens a registry of metrics with those of Node.js: memory, processor, event loop, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    gauge: (name, help, labels = []) =>
      new Gauge({ name: metricPrefix + name, help, labelNames: [...labels], registers }),
    counter: (name, help, labels) =>
      new Counter({ name: metricPrefix + name, help, labelNames: [...labels], registers }),
    seconds: (name, help, labels, buckets) =>
      new Histogram({
        name: metricPrefix + name,
        help,
        labelNames: [...labels],
        buckets: [...buckets],
        registers,
      }),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Measures how long each request takes, by its route as it is written in the code: never by an address. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.seconds(
    'request_seconds',
    'Requests that were answered, by method, route and kind of status',
    ['method', 'route', 'status'],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
}
