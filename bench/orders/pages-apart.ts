import childProcess from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usual = fileURLToPath(import.meta.resolve('#modules/reports/render/render-worker.ts'));
const keeping = join(import.meta.dirname, 'kept-pages-process.ts');

/** From now on the worker of this process that draws keeps what it drew, and draws no more once it is told `rest`. */
export function keepPages(): Readonly<{ rest(): void; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-pages-'));
  const { fork } = childProcess;
  childProcess.fork = ((script: string, args: readonly string[], options: object) =>
    script === usual
      ? fork(keeping, [...args, folder], options)
      : fork(script, args, options)) as typeof fork;
  syncBuiltinESMExports();
  return {
    rest: () => writeFileSync(join(folder, 'apart'), ''),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
