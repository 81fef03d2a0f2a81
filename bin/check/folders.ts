import { posix } from 'node:path';
import { isWeb } from './browser-files.ts';
import type { Outcome } from './check.ts';
import { findCycles } from './cycles.ts';
import { readSources } from './read-sources.ts';
import { pathInRoom, type Room, roomOf } from './rooms.ts';
import { resolveImport, type SourceFile } from './source-file.ts';
import { unclearRooms } from './unclear-rooms.ts';

/** An import whose both ends stand in the same room. */
type Inner = Readonly<{ file: string; target: string; room: Room }>;

/** Reads the house and refuses every wrong arrow between the folders of a room. */
export function checkFolders(): Outcome {
  const count = Object.keys(unclearRooms).length;
  return {
    findings: folderFindings(readSources(), unclearRooms),
    note: count === 0 ? 'every room is clear' : `${count} rooms not clear yet`,
  };
}

/**
 * One sentence for each wrong arrow inside a room that is not listed as unclear, and one for each listed room that has
 * become clear: so the list can only grow shorter.
 */
export function folderFindings(
  sources: readonly SourceFile[],
  unclear: Readonly<Record<string, string>>,
): string[] {
  const found = new Map(
    [...innerArrows(sources)].map(([room, arrows]) => [room, [...upward(arrows), ...rounds(room, arrows)]]),
  );
  const wrong = [...found].flatMap(([room, findings]) => (Object.hasOwn(unclear, room) ? [] : findings));
  const cleared = Object.keys(unclear)
    .filter((room) => (found.get(room) ?? []).length === 0)
    .map((room) => `${room} is clear inside: take it off the list in bin/check/unclear-rooms.ts`);
  return [...wrong, ...cleared];
}

function innerArrows(sources: readonly SourceFile[]): Map<string, Inner[]> {
  const byRoom = new Map<string, Inner[]>();
  for (const { file, imports } of sources) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const arrows = [...new Set(imports.map(({ specifier }) => resolveImport(file, specifier)))]
      .filter((target) => roomOf(target)?.folder === room.folder)
      .map((target) => ({ file, target, room }));
    byRoom.set(room.folder, [...(byRoom.get(room.folder) ?? []), ...arrows]);
  }
  return byRoom;
}

/** The root is the face of a room: none of its folders knows it, but `web/`, which stands before the contract. */
function upward(arrows: readonly Inner[]): string[] {
  return arrows
    .filter(({ file, target, room }) => {
      const isInside = pathInRoom(file, room).includes('/');
      return isInside && !pathInRoom(target, room).includes('/') && !isWeb(file, room);
    })
    .map(
      ({ file, target }) => `${file} → ${target}: no folder of a room imports its root, which is its face`,
    );
}

/** Knots of folders that know each other, at every depth; the files beside the folders count as one of them. */
function rounds(room: string, arrows: readonly Inner[]): string[] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { file, target } of arrows) {
    const { above, from, to } = parting(file, target);
    if (from === to) continue;
    const graph = graphs.get(above) ?? new Map<string, Set<string>>();
    graphs.set(above, graph.set(from, (graph.get(from) ?? new Set()).add(to)));
  }
  return [...graphs.values()]
    .flatMap((graph) => findCycles(new Map([...graph].map(([from, to]) => [from, [...to]]))))
    .map((round) => `${room} has a cycle of folders: ${round.join(' → ')}`);
}

/** The deepest folder above both files, and in which of its parts each of them stands. */
function parting(file: string, target: string): { above: string; from: string; to: string } {
  const a = posix.dirname(file).split('/');
  const b = posix.dirname(target).split('/');
  const found = a.findIndex((part, depth) => part !== b[depth]);
  const depth = found < 0 ? a.length : found;
  const part = (parts: readonly string[]) => parts.slice(0, depth + 1).join('/');
  return { above: a.slice(0, depth).join('/'), from: part(a), to: part(b) };
}
