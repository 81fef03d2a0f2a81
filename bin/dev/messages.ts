import type { ChildProcess, Serializable } from 'node:child_process';
import type { WebAppName } from '../web-build/web-app-names.ts';

/** What the process that runs the app says to the one that keeps it. */
export type AppSays =
  | Readonly<{ type: 'loaded'; files: readonly string[]; packages: readonly string[] }>
  | Readonly<{ type: 'ready'; port: number; sandboxPort: number; banner: string }>
  | Readonly<{ type: 'ask'; id: number; name: WebAppName; payload: unknown }>;

/**
 * What it is told: which packages to have ready, to load our files, that its predecessor is gone and where the database is,
 * and what Vite made of the modules of the pages.
 */
export type AppHears =
  | Readonly<{ type: 'warm'; packages: readonly string[] }>
  | Readonly<{ type: 'load' }>
  | Readonly<{ type: 'go'; databaseUrl: string }>
  | Readonly<{ type: 'answer'; id: number; result: unknown }>;

/** Sends a message from the process that runs the app; one that has lost its keeper says nothing. */
export function say(message: AppSays): void {
  if (process.connected) process.send?.(message);
}

/** Takes the messages of the keeper, the only one who writes to this channel. */
export function hear(listener: (message: AppHears) => void): void {
  process.on('message', (message) => listener(message as AppHears));
}

/**
 * Sends a message to the process that runs the app. One that was ended, or has died of itself a moment ago, hears
 * nothing: its channel may be broken before anybody was told of its end.
 */
export function tell(child: ChildProcess, message: AppHears): void {
  // Node's types want JSON; that is what Vite answers, which they cannot know. Without a callback a broken channel
  // would be an error that ends the keeper.
  if (child.connected) child.send(message as Serializable, () => {});
}
