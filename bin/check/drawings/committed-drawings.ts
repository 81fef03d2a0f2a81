import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { settings } from '#app/config/config.ts';
import type { StateMachine } from '#kernel/state-machine.ts';
import { envExample } from '#platform/config/settings.ts';
import type { Outcome } from '../check.ts';
import { root } from '../check.ts';
import { listFiles } from '../list-files.ts';
import { readSources } from '../read-sources.ts';
import { drawFolders, drawRooms, foldersOf, joinTable, withDrawing, withDrawn } from './drawing.ts';
import { drawLimitTable } from './limit-table.ts';
import { drawRoleTable, wordless, wordsOfActions } from './role-table.ts';

/** A file that is made from code, and the text it must hold; undefined if it must not exist. */
export type Drawn = Readonly<{ file: string; text: string | undefined }>;

/** What code draws right now, and what keeps it from being drawn. */
export type Drawings = Readonly<{ drawn: readonly Drawn[]; findings: readonly string[] }>;

/** ARCHITECTURE.md with the rooms, and the table of who joins what, between their markers. */
export function architectureDrawing(): Drawings {
  const file = 'ARCHITECTURE.md';
  const page = readCommitted(file);
  if (page === undefined) return { drawn: [], findings: [`${file} is missing`] };
  const sources = readSources();
  const drawn = withDrawing(page, drawRooms(sources));
  const text = drawn && withDrawn(drawn, 'joins', joinTable(sources));
  if (text === undefined) {
    return { drawn: [], findings: [`${file} has no markers <!-- drawing:start --> or <!-- joins:start -->`] };
  }
  return { drawn: [{ file, text }], findings: [] };
}

/** A room with so many folders has a drawing of its own. */
const manyFolders = 6;

/** docs/rooms.md: the folders of every big room. */
export function folderDrawings(): Drawings {
  const sources = readSources();
  const rooms = [...foldersOf(sources)].filter(([, folders]) => folders.size >= manyFolders).sort();
  const parts = rooms.map(([room]) => {
    const { drawing, roof, ground } = drawFolders(room, sources);
    const name = (folders: readonly string[]) => folders.map((folder) => `\`${folder}\``).join(', ');
    const beside = [
      roof.length === 0 ? [] : [`Not drawn above: ${name(roof)}.`],
      ground.length === 0 ? [] : [`Not drawn below: ${name(ground)}.`],
    ].flat();
    const words = beside.length === 0 ? [] : [beside.join(' '), ''];
    return [`## ${room}`, '', ...words, '```mermaid', `${drawing}\`\`\``].join('\n');
  });
  return {
    drawn: [{ file: 'docs/rooms.md', text: `${[roomsIntroduction, ...parts].join('\n\n')}\n` }],
    findings: [],
  };
}

const roomsIntroduction = `# Inside the big rooms

Made by \`npm run draw\`: which folder of a room imports which. The root of a room is its face and may know all of them, so it
is not drawn. Nor are folders that would hide the others: those that know half of the room stand above it, those that half of
the room, or eight folders, know stand below. What holds between rooms: [architecture](../ARCHITECTURE.md).`;

/** docs/roles.md with the policy drawn between its markers. */
export function roleDrawing(): Drawings {
  const file = 'docs/roles.md';
  const words = wordsOfActions();
  const findings = wordless(words).map(
    (action) => `src/kernel/policy.ts: say in a comment what ${action} is`,
  );
  const page = readCommitted(file);
  const text = page && withDrawn(page, 'table', drawRoleTable(words));
  if (text === undefined)
    findings.push(`${file} is missing, or has no <!-- table:start --> and <!-- table:end -->`);
  return { drawn: text === undefined ? [] : [{ file, text }], findings };
}

/** docs/operations.md with how often a caller may, between its markers. */
export function limitDrawing(): Drawings {
  const file = 'docs/operations.md';
  const page = readCommitted(file);
  const text = page && withDrawn(page, 'limits', drawLimitTable());
  if (text === undefined) {
    return {
      drawn: [],
      findings: [`${file} is missing, or has no <!-- limits:start --> and <!-- limits:end -->`],
    };
  }
  return { drawn: [{ file, text }], findings: [] };
}

/** .env.example: every setting that a room declares, with its sentence. */
export function settingsDrawing(): Drawings {
  return { drawn: [{ file: '.env.example', text: envExample(settings) }], findings: [] };
}

/** One docs/states/<file>.mmd for each src/**\/<file>-states.ts, from the one `…Machine` it exports. */
export async function stateDrawings(): Promise<Drawings> {
  const drawn: Drawn[] = [];
  const findings: string[] = [];
  for (const source of listFiles('src/**/*-states.ts')) {
    const file = `docs/states/${basename(source, '.ts')}.mmd`;
    const machines = await machinesOf(source);
    const [machine] = machines;
    if (machine === undefined || machines.length > 1) {
      findings.push(`${source} exports ${machines.length} state machines named …Machine instead of one`);
    } else if (drawn.some((other) => other.file === file)) {
      findings.push(`${source}: another room draws ${file}; rename one of the two`);
    } else {
      drawn.push({ file, text: machine.draw() });
    }
  }
  const kept = new Set(drawn.map(({ file }) => file));
  const stale = listFiles('docs/states/*.mmd').filter((file) => !kept.has(file));
  return { drawn: [...drawn, ...stale.map((file) => ({ file, text: undefined }))], findings };
}

/** Compares what is drawn with what is committed. */
export function compareDrawings({ drawn, findings }: Drawings): Outcome {
  const old = drawn.filter(({ file, text }) => readCommitted(file) !== text);
  return {
    findings: [...findings, ...old.map(({ file }) => `${file} is not what the code draws: run npm run draw`)],
    note: `${drawn.length} drawn`,
  };
}

/** What the check needs of a state machine. */
type Machine = Pick<StateMachine<string, string>, 'draw' | 'transitions'>;

/** The `…Machine`s that a file exports. */
export async function machinesOf(source: string): Promise<Machine[]> {
  const exports: Record<string, unknown> = await import(new URL(source, root).href);
  return Object.entries(exports).flatMap(([name, value]) =>
    name.endsWith('Machine') && isMachine(value) ? [value] : [],
  );
}

function isMachine(value: unknown): value is Machine {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'draw' in value && typeof value.draw === 'function' && 'transitions' in value;
}

function readCommitted(file: string): string | undefined {
  try {
    return readFileSync(new URL(file, root), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
