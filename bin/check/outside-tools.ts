import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Outcome, root } from './check.ts';

/** TypeScript over the whole project; of several threads each works out the types they share, which takes longer on few cores. */
export async function checkTypes(): Promise<Outcome> {
  const { code, output } = await runTool('typescript/bin/tsc', ['--pretty', 'false', '--singleThreaded']);
  return outcomeOf(code, output);
}

/** Biome: lint rules, format and the order of imports. */
export async function checkStyle(): Promise<Outcome> {
  const args = ['ci', '--reporter=concise', '--colors=off', '--max-diagnostics=200'];
  args.push('--diagnostic-level=warn', '--error-on-warnings');
  const { code, output } = await runTool('@biomejs/biome/bin/biome', args);
  // The last lines only sum up what the lines above have said.
  return outcomeOf(
    code,
    output.filter((line) => !/^(Checked|Found) \d|^ci ━|Some (errors|warnings) were emitted/.test(line)),
  );
}

/** Knip: files, packages and exports that nobody uses, and exceptions in knip.jsonc that nobody needs. */
export async function checkUnused(): Promise<Outcome> {
  const args = ['--no-progress', '--reporter=compact', '--treat-config-hints-as-errors'];
  const { code, output } = await runTool('knip/bin/knip.js', args);
  return outcomeOf(code, output);
}

function outcomeOf(code: number | null, output: readonly string[]): Outcome {
  if (code === 0) return { findings: [] };
  return { findings: output.length > 0 ? output : [`ended with code ${code} and said nothing`] };
}

async function runTool(script: string, args: string[]): Promise<{ code: number | null; output: string[] }> {
  const cwd = fileURLToPath(root);
  const path = fileURLToPath(new URL(`node_modules/${script}`, root));
  const child = spawn(process.execPath, [path, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const lines = Buffer.concat(chunks).toString('utf8').split('\n');
  return { code, output: lines.map((line) => line.trimEnd()).filter((line) => line !== '') };
}
