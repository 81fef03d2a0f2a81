import { type Floor, pathInRoom, type Room, roomOf } from '../rooms.ts';
import { resolveImport, type SourceFile } from '../source-file.ts';
import { markdownTable } from './markdown-table.ts';

/** What is drawn of the house: the ground (ui, platform, kernel) is known to all, app knows all, sandbox nobody. */
const floors: readonly Floor[] = [
  'site',
  'backoffice',
  'workflows',
  'modules',
  'rating',
  'charts',
  'findings',
  'names',
];

type Arrow = Readonly<{ from: Room; to: Room; isType: boolean }>;

/** Mermaid text of floors and rooms. Into the modules lead arrows of whole floors: `joinTable` tells the rooms apart. */
export function drawRooms(sources: readonly SourceFile[]): string {
  const { rooms, arrows } = houseOf(sources);
  const boxes = floors.flatMap((floor) => {
    const here = rooms.filter((room) => room.floor === floor).map(({ folder }) => folder);
    if (here.length === 0 || here.includes(`src/${floor}`)) return here.map((folder) => `  ${box(folder)}`);
    return [`  subgraph ${floor}`, ...here.map((folder) => `    ${box(folder)}`), '  end'];
  });
  const lines = arrows.map(({ from, to }) =>
    to.floor === 'modules' ? arrow(`src/${from.floor}`, 'src/modules') : arrow(from.folder, to.folder),
  );
  return ['flowchart LR', ...boxes, ...new Set(lines), ''].join('\n');
}

/** Markdown: which modules pages and workflows know; ● their values, ○ their types alone. */
export function joinTable(sources: readonly SourceFile[]): string {
  const { rooms, arrows } = houseOf(sources);
  const modules = rooms.filter(({ floor }) => floor === 'modules');
  const rows = rooms
    .filter(
      ({ floor }) =>
        floor !== 'modules' &&
        floor !== 'rating' &&
        floor !== 'charts' &&
        floor !== 'findings' &&
        floor !== 'names',
    )
    .map(({ folder }) => {
      const marks = modules.map((module) => {
        const found = arrows.find(({ from, to }) => from.folder === folder && to.folder === module.folder);
        return found === undefined ? '' : found.isType ? '○' : '●';
      });
      return [lastOf(folder), ...marks];
    });
  return markdownTable([['', ...modules.map(({ folder }) => lastOf(folder))], ...rows]);
}

/** The rooms that are drawn, from the top down, and one arrow for each two of them that know each other. */
function houseOf(sources: readonly SourceFile[]): { rooms: Room[]; arrows: Arrow[] } {
  const rooms = new Map<string, Room>();
  const arrows = new Map<string, Arrow>();
  for (const { file, imports } of sources) {
    const from = roomOf(file);
    if (from === undefined || !floors.includes(from.floor)) continue;
    rooms.set(from.folder, from);
    for (const { specifier, isType } of imports) {
      const to = roomOf(resolveImport(file, specifier));
      if (to === undefined || to.folder === from.folder || !floors.includes(to.floor)) continue;
      rooms.set(to.folder, to);
      const key = `${from.folder} ${to.folder}`;
      arrows.set(key, { from, to, isType: isType && (arrows.get(key)?.isType ?? true) });
    }
  }
  return {
    rooms: [...rooms.values()].sort(fromTheTop),
    arrows: [...arrows.values()].sort((a, b) => fromTheTop(a.from, b.from) || fromTheTop(a.to, b.to)),
  };
}

function fromTheTop(a: Room, b: Room): number {
  return (
    floors.indexOf(a.floor) - floors.indexOf(b.floor) ||
    (a.folder < b.folder ? -1 : Number(a.folder > b.folder))
  );
}

/** The folders of a room that are named beside its drawing, because arrows at them would hide all the others. */
export type Beside = Readonly<{
  /** They know half of the others. */
  roof: readonly string[];
  /** Half of the others know them, or eight do. */
  ground: readonly string[];
}>;

/** Mermaid text of the folders of one room; its root, which knows them all, is not drawn. */
export function drawFolders(
  folder: string,
  sources: readonly SourceFile[],
): Beside & Readonly<{ drawing: string }> {
  const knows = new Map<string, Set<string>>();
  for (const { file, imports } of sources) {
    const from = partOf(folder, file);
    if (from === undefined) continue;
    const known = knows.get(from) ?? new Set();
    for (const { specifier } of imports) {
      const to = partOf(folder, resolveImport(file, specifier));
      if (to !== undefined && to !== from) known.add(to);
    }
    knows.set(from, known);
  }
  const parts = [...knows.keys()].sort();
  const knownBy = (part: string) => parts.filter((other) => knows.get(other)?.has(part)).length;
  const ground = parts.filter((part) => knownBy(part) >= Math.min(8, parts.length / 2));
  const roof = parts.filter((part) => (knows.get(part)?.size ?? 0) * 2 >= parts.length);
  const drawn = parts.filter((part) => !ground.includes(part) && !roof.includes(part));
  const lines = drawn.flatMap((from) =>
    drawn.filter((to) => knows.get(from)?.has(to)).map((to) => arrow(from, to)),
  );
  return {
    drawing: ['flowchart LR', ...drawn.map((part) => `  ${box(part)}`), ...lines, ''].join('\n'),
    roof,
    ground,
  };
}

/** The rooms of the house, each with its folders. */
export function foldersOf(sources: readonly SourceFile[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { file } of sources) {
    const room = roomOf(file)?.folder;
    const part = room === undefined ? undefined : partOf(room, file);
    if (room !== undefined && part !== undefined) rooms.set(room, (rooms.get(room) ?? new Set()).add(part));
  }
  return rooms;
}

/** The folder directly below the room that a file stands in; undefined at the root of the room and outside of it. */
function partOf(folder: string, file: string): string | undefined {
  const room = roomOf(file);
  if (room?.folder !== folder) return undefined;
  const [part = '', below] = pathInRoom(file, room).split('/');
  return below === undefined ? undefined : part;
}

function arrow(from: string, to: string): string {
  return `  ${id(from)} --> ${id(to)}`;
}

function box(folder: string): string {
  return `${id(folder)}["${lastOf(folder)}"]`;
}

function lastOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

function id(folder: string): string {
  return folder.replace(/^src\//, '').replaceAll(/[^a-z0-9]/gi, '_');
}

/** The page with the drawing between its markers; undefined where the markers are missing. */
export function withDrawing(page: string, drawing: string): string | undefined {
  return withDrawn(page, 'drawing', `\`\`\`mermaid\n${drawing}\`\`\``);
}

/** The page with a text between the markers of this name; undefined where they are missing. */
export function withDrawn(page: string, name: string, text: string): string | undefined {
  const start = `<!-- ${name}:start -->`;
  const from = page.indexOf(start);
  const to = page.indexOf(`<!-- ${name}:end -->`, from);
  if (from < 0 || to < 0) return undefined;
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
}
