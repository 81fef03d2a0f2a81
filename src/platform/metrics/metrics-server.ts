import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** A port of its own, for whoever watches: what it tells is nobody else's business. */
export type MetricsServer = Readonly<{ url: string; close(): Promise<void> }>;

/** Serves `GET /metrics` and nothing else. Rejects where the port cannot be had. */
export async function openMetricsServer(
  parts: Readonly<{
    host: string;
    port: number;
    metrics: Metrics;
    /** Sets what is read when somebody asks; what it throws is told, and the rest is answered all the same. */
    refresh: () => Promise<void>;
    warn: (error: unknown) => void;
  }>,
): Promise<MetricsServer> {
  const { host, port, metrics, refresh, warn } = parts;
  const read = async () => {
    await refresh().catch(warn);
    return metrics.read();
  };
  let reading: ReturnType<typeof read> | undefined;
  const server: Server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    // Whoever asks while another one is being answered gets the same answer.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    try {
      const { contentType, text } = await reading;
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      warn(error);
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  // listen() on a host and port always gives an AddressInfo
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => {});
    },
  };
}
