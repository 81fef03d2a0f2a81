import type { Browser } from 'playwright-core';

let isKept = false;
let kept: Promise<Browser> | undefined;

/** From now on this process has one browser for all that ask, until `endKeptBrowser`. */
export function keepBrowser(): void {
  isKept = true;
}

/** Ends the browser that was kept, if one was started. */
export async function endKeptBrowser(): Promise<void> {
  isKept = false;
  await (await kept)?.close();
  kept = undefined;
}

/** A browser of the asker's own; where one is kept, that one, and `close` only closes what was opened meanwhile. */
export async function borrowBrowser(launch: () => Promise<Browser>): Promise<Browser> {
  if (!isKept) return launch();
  const keep = () => {
    // One that does not start is nobody's: the next one tries again.
    const started = launch().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    kept = started;
    return started;
  };
  const browser = await (kept ?? keep());
  // A test has to end its browser for another one to be started.
  return lend(browser.isConnected() ? browser : await keep());
}

function lend(browser: Browser): Browser {
  const close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'close') return close;
      const value: unknown = Reflect.get(target, name);
      // Methods of the browser look for private parts in the browser itself.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
