import { spawn } from 'node:child_process';

/** Runs a command and reads the JSON it prints; throws if it ends with anything but 0. */
export async function runForJson<Done>(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
): Promise<Done> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return JSON.parse(Buffer.concat(output).toString('utf8'));
}
