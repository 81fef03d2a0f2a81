import type { Plugin } from 'vite';

const file = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/;

/** What the router gets instead: each does what the real one does for an application that has no instrumentations. */
const stubs: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
  instrumentHandler: '(handler) => handler',
  instrumentationResultMetaContext: 'undefined',
};

/**
 * Vite plugin: leaves React Router's instrumentation out of the browser's bundle, 1 kB that nobody here uses. If a newer
 * router exports something else there, the build stops, and this is looked at again.
 */
export const withoutInstrumentation: Plugin = {
  name: 'countercheck:without-instrumentation',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !file.test(id)) return undefined;
    const exported =
      /export \{([^}]+)\}/
        .exec(code)?.[1]
        ?.split(',')
        .map((name) => name.trim()) ?? [];
    if (exported.toSorted().join() !== Object.keys(stubs).toSorted().join()) {
      this.error(
        `React Router's instrumentation exports ${exported}: bin/web-build/without-instrumentation.ts does not know it`,
      );
    }
    const lines = Object.entries(stubs).map(([name, stub]) => `export const ${name} = ${stub};`);
    return { code: lines.join('\n'), map: null };
  },
};
