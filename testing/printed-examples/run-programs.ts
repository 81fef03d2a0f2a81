import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../processes/child-environment.ts';

/** A program of the documents, and the access token that its reader has. */
export type Program = Readonly<{ name: string; text: string; token: string }>;

/** How a program ended: `fault` is empty when it did not complain. */
export type ProgramEnd = Readonly<{ name: string; fault: string }>;

type Runner = Readonly<{ command: string; ending: string; script: string }>;

const inShell = String.raw`
const { execFileSync } = require('node:child_process');
const run = (file, token) =>
  execFileSync('sh', [file], { env: { ...process.env, TOKEN: token }, stdio: 'pipe' });
`;
const inNode = `
const run = (file, token) => {
  process.env.TOKEN = token;
  return import(file);
};
`;
/** Runs every program of the list in turn and prints how each ended. */
const inTurn = `
console.log = () => {};
(async () => {
  const ends = [];
  for (const { name, file, token } of JSON.parse(require('node:fs').readFileSync(process.argv[2], 'utf8'))) {
    let fault = '';
    try { await run(file, token); } catch (error) { fault = String(error.stderr || error); }
    ends.push({ name, fault });
  }
  process.stdout.write(JSON.stringify(ends));
})();
`;
const inPython = `
import contextlib, io, json, os, runpy, sys
ends = []
for program in json.load(open(sys.argv[1])):
    os.environ["TOKEN"] = program["token"]
    fault = ""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(program["file"])
    except Exception as error:
        fault = repr(error)
    ends.append({"name": program["name"], "fault": fault})
print(json.dumps(ends))
`;

/** The languages of the documents, with what runs them on this machine. */
const runners = {
  curl: { command: process.execPath, ending: 'sh', script: inShell + inTurn },
  typescript: { command: process.execPath, ending: 'mts', script: inNode + inTurn },
  python: { command: 'python3', ending: 'py', script: inPython },
} as const satisfies Record<string, Runner>;

export type ProgramLanguage = keyof typeof runners;

/** Whether this machine has what such programs need. */
export function canRun(language: ProgramLanguage): boolean {
  const needed = language === 'curl' ? 'curl' : runners[language].command;
  return spawnSync(needed, ['--version']).status === 0;
}

/** Runs programs of one language, one after the other, in one process and in this folder. */
export async function runPrograms(
  language: ProgramLanguage,
  programs: readonly Program[],
  folder: string,
): Promise<ProgramEnd[]> {
  const { command, ending, script } = runners[language];
  const list = programs.map(({ name, token }) => ({ name, token, file: join(folder, `${name}.${ending}`) }));
  await Promise.all(programs.map(({ text }, index) => writeFile(list[index]?.file ?? '', text)));
  const runner = join(folder, `run-${language}.${language === 'python' ? 'py' : 'cjs'}`);
  const listed = join(folder, `${language}.json`);
  await writeFile(runner, script);
  await writeFile(listed, JSON.stringify(list));
  const options = { cwd: folder, env: childEnvironment(), maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(command, [runner, listed], options);
  return JSON.parse(stdout);
}
