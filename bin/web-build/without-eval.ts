import type { Plugin } from 'vite';

const file = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/;

/**
 * Vite plugin: tells zod in the browser not to try whether it may compile its checks. Our policy allows no such thing,
 * and a browser reports the mere trial as a violation. If a newer zod keeps its settings elsewhere, the build stops.
 */
export const withoutEval: Plugin = {
  name: 'countercheck:without-eval',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !file.test(id)) return undefined;
    if (!code.includes('export const globalConfig =')) {
      this.error('zod keeps its settings elsewhere: bin/web-build/without-eval.ts does not know where');
    }
    return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
  },
};
