import '../starting/thread-pool.ts';
import { hear } from './messages.ts';

/**
 * Where the process of the server begins: it gets ready the packages that the one before has loaded, which is half of a start,
 * and none of our files. These are loaded when one of them was saved.
 */
const leave = () => process.exit(0);
process.on('disconnect', leave);
// Ctrl-C reaches every process of the terminal; this one ends when its keeper says so, or is no more.
process.on('SIGINT', () => {});

/** Said once the predecessor is gone; heard from the beginning, because it may be said before our files are there. */
const databaseUrl = new Promise<string>((resolve) =>
  hear((message) => message.type === 'go' && resolve(message.databaseUrl)),
);
hear((message) => {
  if (message.type === 'warm') void warm(message.packages);
  if (message.type === 'load') void load();
});

async function warm(packages: readonly string[]): Promise<void> {
  // What cannot be loaded by itself is told of by the file of ours that asks for it.
  for (const url of packages) await import(url).catch(() => {});
}

async function load(): Promise<void> {
  const { runApp } = await import('./run-app.ts');
  process.off('disconnect', leave);
  await runApp(databaseUrl);
}
