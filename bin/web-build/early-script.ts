import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const moduleId = 'virtual:early-script';

/**
 * Vite plugin: bundles one file by itself, without React, and tells its address in `virtual:early-script`. It is what a
 * page needs before its own code comes, so it must not share a file with that code.
 */
export function earlyScript(entry: string, target: readonly string[]): Plugin {
  let bundled: Promise<{ fileName: string; code: string }> | undefined;
  const ready = () => {
    bundled ??= bundle(entry, target);
    return bundled;
  };
  let base = '/';
  let served: string | undefined;
  return {
    name: 'countercheck:early-script',
    configResolved(config) {
      base = config.base;
      // While it is worked on, Vite serves the file itself.
      if (config.command === 'serve') served = path.relative(config.root, entry).replaceAll(path.sep, '/');
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      return `export const earlyScript = ${JSON.stringify(base + (served ?? (await ready()).fileName))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { fileName, code } = await ready();
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}

async function bundle(entry: string, target: readonly string[]) {
  const result = await build({
    configFile: false,
    root: path.dirname(entry),
    logLevel: 'warn',
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es' } },
    },
  });
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [first, ...others] = chunks;
  if (first?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is more than one file`);
  const hash = createHash('sha256').update(first.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/early-${hash}.js`, code: first.code };
}
