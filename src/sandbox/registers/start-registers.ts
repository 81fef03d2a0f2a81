import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createSandboxRegisters, type RegistersDeps } from './server.ts';
import type { Switchboard } from './switches/switches.ts';

export type RunningRegisters = Readonly<{
  url: string;
  /** The operator's page with the key that opens it. */
  operatorUrl: string;
  /** The levers of the operator's page, for tests and the demo. */
  switches: Switchboard;
  /**
   * Where a source is asked in the demo world: below the code of the source, by the path of its real address
   * (`https://api.gleif.org/api/v1` becomes `…/gleif/api/v1`). Undefined where its protocol is not spoken here.
   */
  baseOf(source: string, realBase: string): string | undefined;
  close(): Promise<void>;
}>;

/** Starts the registers of the demo world on 127.0.0.1; port 0 is any free one. They stop within a second. */
export async function startSandboxRegisters(
  deps: RegistersDeps & Readonly<{ port: number }>,
): Promise<RunningRegisters> {
  // Good until the next start: the levers stand anew then as well.
  const operatorKey = randomBytes(18).toString('base64url');
  const { app, switches, codes } = await createSandboxRegisters({ operatorKey, ...deps });
  await app.listen({ port: deps.port, host: '127.0.0.1' });
  // listen() on a host and port always gives an AddressInfo
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    operatorUrl: `${url}/?key=${deps.operatorKey ?? operatorKey}`,
    switches,
    baseOf: (source, realBase) =>
      codes.some((code) => code === source)
        ? `${url}/${source}${new URL(realBase).pathname.replace(/\/+$/, '')}`
        : undefined,
    close: () => app.close(),
  };
}
