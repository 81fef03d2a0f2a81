import type pg from 'pg';
import type { Clock } from '#kernel/clock.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { createMishaps } from '#sandbox/faults/mishaps.ts';
import { createSandboxGateway } from '#sandbox/server.ts';
import type { Config } from './config/config.ts';
import { listen } from './listen.ts';
import { sandboxKeys } from './rooms.ts';
import { webhookPathOf } from './webhooks.ts';

/** The sandbox gateway as whoever started it meets it. */
export type Sandbox = Readonly<{
  /** Where it is asked; payers may reach it elsewhere (SANDBOX_PUBLIC_URL). */
  url: string;
  /** Says where its webhooks go, as soon as the site listens. */
  tellSite(url: string): void;
  close(): Promise<unknown>;
}>;

export type SandboxParts = Readonly<{
  config: Config;
  pool: pg.Pool;
  clock: Clock;
  secrets: Secrets;
  random?: () => number;
}>;

/** Makes the gateway and listens: in the process of the site, or in one of its own. */
export async function listenSandbox({
  config,
  pool,
  clock,
  secrets,
  random,
}: SandboxParts): Promise<Sandbox> {
  const addresses = { site: '', own: '' };
  const { operatorKey, ...keys } = sandboxKeys(secrets);
  const gateway = await createSandboxGateway({
    pool,
    clock,
    ...keys,
    ...(config.isDemo ? { operatorKey } : {}),
    mishaps: config.sandboxFaults > 0 ? createMishaps(config.sandboxFaults, random) : undefined,
    publicUrl: () => config.sandboxPublicUrl ?? addresses.own,
    webhookUrl: (dialect) => `${addresses.site}${webhookPathOf(dialect === 'own' ? 'sandbox' : dialect)}`,
  });
  try {
    addresses.own = await listen(gateway, config.sandboxPort, config.host, 'SANDBOX_PORT');
  } catch (error) {
    await gateway.close();
    throw error;
  }
  return {
    url: addresses.own,
    tellSite: (url) => {
      addresses.site = url;
    },
    close: () => gateway.close(),
  };
}
