import { type Arrow, arrowRules } from './arrow-rules.ts';
import { browserFiles } from './browser-files.ts';
import type { Outcome } from './check.ts';
import { findCycles } from './cycles.ts';
import { readSources } from './read-sources.ts';
import { roomOf } from './rooms.ts';
import { resolveImport, type SourceFile } from './source-file.ts';

/** Reads the house and refuses every wrong arrow and every cycle. */
export function checkArrows(): Outcome {
  const sources = readSources();
  const count = sources.reduce((sum, { imports }) => sum + imports.length, 0);
  return { findings: arrowFindings(sources), note: `${count} arrows of ${sources.length} files` };
}

/** One sentence for each wrong arrow, each file that lives in no room, and each knot of files. */
export function arrowFindings(sources: readonly SourceFile[]): string[] {
  const origins = browserFiles(sources);
  const homeless = sources
    .filter(({ file }) => roomOf(file) === undefined)
    .map(({ file }) => `${file} stands in no room of ARCHITECTURE.md`);
  const wrong = sources.flatMap((source) => wrongArrows(source, origins.get(source.file)));
  const cycles = findCycles(graphOf(sources)).map((round) => `cycle: ${round.join(' → ')}`);
  return [...homeless, ...wrong, ...cycles];
}

function wrongArrows({ file, imports }: SourceFile, origin: string | undefined): string[] {
  const room = roomOf(file);
  if (room === undefined) return [];
  const findings = imports.flatMap(({ specifier, isType }) => {
    const target = resolveImport(file, specifier);
    const arrow: Arrow = { file, room, target, targetRoom: roomOf(target), specifier, isType, origin };
    // The first rule that objects is the most telling one; the rest would repeat it in other words.
    const objection = arrowRules.map((rule) => rule(arrow)).find((words) => words !== undefined);
    return objection === undefined ? [] : [`${file} → ${target}: ${objection}`];
  });
  return [...new Set(findings)];
}

function graphOf(sources: readonly SourceFile[]): Map<string, string[]> {
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      [...new Set(imports.map(({ specifier }) => resolveImport(file, specifier)))],
    ]),
  );
}
