import { AsyncResource } from 'node:async_hooks';
import { after, describe } from 'node:test';
import { endKeptBrowser, keepBrowser } from '#testing/browser/kept-browser.ts';
import { root } from '../check/check.ts';

/**
 * Run by Node with the names of test files: each becomes a suite of this one process, with its own hooks, one after the
 * other. What they share is loaded, compiled and started once.
 */
keepBrowser();
// One after the other: modules that are loaded at once may be run in the name of each other, and so add to a wrong suite.
let loaded: Promise<void> = Promise.resolve();
for (const file of process.argv.slice(2)) {
  describe(file, async () => {
    const before = loaded;
    const { promise, resolve } = Promise.withResolvers<void>();
    loaded = promise;
    // Keeps whose work it is: after a wait the runner would take what is loaded for nobody's.
    const suite = new AsyncResource('TestFile');
    await before;
    await suite.runInAsyncScope(() => import(new URL(file, root).href)).finally(resolve);
  });
}
after(endKeptBrowser);
