import { type Room, roomOf } from './rooms.ts';
import { resolveImport, type SourceFile } from './source-file.ts';

const floors = [
  'app',
  'site',
  'backoffice',
  'workflows',
  'modules',
  'names',
  'sandbox',
  'ui',
  'platform',
  'kernel',
];

/** Mermaid text of the rooms and of the arrows between them: how many imports, dotted if all are types. */
export function drawRooms(sources: readonly SourceFile[]): string {
  const rooms = new Map<string, Room>();
  const arrows = new Map<string, { from: Room; to: Room; count: number; isType: boolean }>();
  for (const { file, imports } of sources) {
    const from = roomOf(file);
    if (from === undefined) continue;
    rooms.set(from.folder, from);
    for (const { specifier, isType } of imports) {
      const to = roomOf(resolveImport(file, specifier));
      if (to === undefined || to.folder === from.folder || !floors.includes(to.floor)) continue;
      rooms.set(to.folder, to);
      const key = `${from.folder} ${to.folder}`;
      const arrow = arrows.get(key) ?? { from, to, count: 0, isType: true };
      arrows.set(key, { from, to, count: arrow.count + 1, isType: arrow.isType && isType });
    }
  }
  const lines = [...arrows.values()]
    .sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to))
    .map(({ from, to, count, isType }) => `  ${id(from)} ${isType ? '-.->' : '-->'}|${count}| ${id(to)}`);
  return [
    'flowchart TD',
    ...floors.flatMap((floor) => drawFloor(floor, [...rooms.values()])),
    ...lines,
    '',
  ].join('\n');
}

function drawFloor(floor: string, rooms: readonly Room[]): string[] {
  const here = rooms.filter((room) => room.floor === floor).sort(compare);
  if (floor !== 'workflows' && floor !== 'modules')
    return here.map((room) => `  ${id(room)}["${label(room)}"]`);
  if (here.length === 0) return [];
  return [`  subgraph ${floor}`, ...here.map((room) => `    ${id(room)}["${label(room)}"]`), '  end'];
}

function compare(a: Room, b: Room): number {
  return (
    floors.indexOf(a.floor) - floors.indexOf(b.floor) ||
    (a.folder < b.folder ? -1 : Number(a.folder > b.folder))
  );
}

function label({ folder }: Room): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

function id({ folder }: Room): string {
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
