import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config/config.ts';

/** Tells a taken port before anything else is begun: a first start loads for seconds before it listens. */
export async function checkPorts(config: Config): Promise<void> {
  const { host, port, sandbox, sandboxPort, registersPort, isResearchPlayed, metrics } = config;
  for (const [number, setting, at = host] of [
    ...(sandbox === 'on' ? [[sandboxPort, 'SANDBOX_PORT'] as const] : []),
    ...(isResearchPlayed ? [[registersPort, 'REGISTERS_PORT'] as const] : []),
    [port, 'PORT'],
    ...(metrics === undefined ? [] : [[metrics.port, 'METRICS_PORT', metrics.host] as const]),
  ] as const) {
    const server = createServer();
    try {
      server.listen(number, at);
      await once(server, 'listening');
    } catch (error) {
      throw listenFault(error, { host: at, port: number, setting });
    }
    server.close();
    await once(server, 'close');
  }
}

/** One clear sentence for a port that cannot be had; any other error as it is. */
export function listenFault(
  error: unknown,
  { host, port, setting }: Readonly<{ host: string; port: number; setting: string }>,
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: stop what uses it, or set ${setting} to another.`);
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user: set ${setting} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST ${host} is not an address of this machine.`);
  return error;
}
