import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listenFault } from './free-ports.ts';

/** Listens and answers the address; a taken port is one clear sentence. */
export async function listen(
  app: FastifyInstance,
  port: number,
  host: string,
  setting: string,
): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenFault(error, { host, port, setting });
  }
  // listen() on a host and port always gives an AddressInfo
  const address = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host;
  return `http://${name}:${address.port}`;
}
