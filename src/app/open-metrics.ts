import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createMetrics, measureRequests } from '#platform/metrics/metrics.ts';
import { type MetricsServer, openMetricsServer } from '#platform/metrics/metrics-server.ts';
import { listenFault } from './free-ports.ts';
import { createBusinessMetrics } from './metrics/business-metrics.ts';
import type { Services } from './services.ts';

/** Measures requests and opens the port on which metrics are asked for. Called before the server listens. */
export async function openMetrics(
  where: Readonly<{ host: string; port: number }>,
  parts: Readonly<{ server: FastifyInstance; services: Services; pool: pg.Pool; log: Logger }>,
): Promise<MetricsServer> {
  const { server, services, pool, log } = parts;
  const metrics = createMetrics();
  measureRequests(server, metrics);
  const documents = metrics.seconds(
    'document_seconds',
    'Reports and papers that were drawn, by how it ended',
    ['outcome'],
    [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
  );
  services.onDocument((seconds, isDrawn) =>
    documents.observe({ outcome: isDrawn ? 'drawn' : 'failed' }, seconds),
  );
  const jobs = metrics.counter(
    'jobs_total',
    'Work of the outbox: captures, mails and all else, by topic and how it ended',
    ['topic', 'outcome'],
  );
  services.onWork((topic, outcome) => jobs.inc({ topic, outcome }));
  const returns = metrics.counter(
    'mails_returned_total',
    'Messages that came as returns of mails, by what they say',
    ['outcome'],
  );
  services.mailReturns?.onReturn((outcome) => returns.inc({ outcome }));
  const refresh = createBusinessMetrics(metrics, services, pool);
  const warn = (error: unknown) => log.warn({ err: error }, 'metrics could not be read from the database');
  try {
    return await openMetricsServer({ ...where, metrics, refresh, warn });
  } catch (error) {
    throw listenFault(error, { ...where, setting: 'METRICS_PORT' });
  }
}
