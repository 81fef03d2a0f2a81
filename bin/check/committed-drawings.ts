import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Outcome } from './check.ts';
import { root } from './check.ts';
import { drawRooms, withDrawing, withDrawn } from './drawing.ts';
import { listFiles } from './list-files.ts';
import { readSources } from './read-sources.ts';
import { drawRoleTable, wordless, wordsOfActions } from './role-table.ts';

/** A file that is made from code, and the text it must hold; undefined if it must not exist. */
export type Drawn = Readonly<{ file: string; text: string | undefined }>;

/** What code draws right now, and what keeps it from being drawn. */
export type Drawings = Readonly<{ drawn: readonly Drawn[]; findings: readonly string[] }>;

/** ARCHITECTURE.md with the rooms drawn between its markers. */
export function architectureDrawing(): Drawings {
  const file = 'ARCHITECTURE.md';
  const page = readCommitted(file);
  if (page === undefined) return { drawn: [], findings: [`${file} is missing`] };
  const text = withDrawing(page, drawRooms(readSources()));
  if (text === undefined) {
    return { drawn: [], findings: [`${file} has no <!-- drawing:start --> and <!-- drawing:end -->`] };
  }
  return { drawn: [{ file, text }], findings: [] };
}

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

async function machinesOf(source: string): Promise<{ draw(): string }[]> {
  const exports: Record<string, unknown> = await import(new URL(source, root).href);
  return Object.entries(exports).flatMap(([name, value]) =>
    name.endsWith('Machine') && isDrawable(value) ? [value] : [],
  );
}

function isDrawable(value: unknown): value is { draw(): string } {
  return typeof value === 'object' && value !== null && 'draw' in value && typeof value.draw === 'function';
}

function readCommitted(file: string): string | undefined {
  try {
    return readFileSync(new URL(file, root), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
