import { pathInRoom, type Room, roomOf } from './rooms.ts';
import { resolveImport, type SourceFile } from './source-file.ts';

/** Names that never reach a browser. */
export function isServerName(file: string): boolean {
  return /(^|[/-])(service|repository|routes|jobs)\.tsx?$/.test(file);
}

/** The floors whose every file is sent to the browser. */
export function isBrowserFloor(room: Room): boolean {
  return room.floor === 'site' || room.floor === 'backoffice' || room.floor === 'ui';
}

/** Configuration of the web build: runs where it is built. */
export function isBuildConfig(file: string): boolean {
  return /^src\/(site|backoffice)\/[\w.-]+\.config\.ts$/.test(file);
}

/** Files of a web application that stay on the server: React Router leaves `*.server.*` out of the browser's bundle. */
function staysOnServer(file: string): boolean {
  return /\.server\.tsx?$/.test(file) || isBuildConfig(file);
}

export function isWeb(file: string, room: Room): boolean {
  return room.floor === 'modules' && pathInRoom(file, room).startsWith('web/');
}

/** The files that server and browser both read: shapes and states of a module or a workflow. */
export function isContract(file: string, room: Room): boolean {
  return isHousing(room) && /^(contract|[a-z0-9-]+-states)\.ts$/.test(pathInRoom(file, room));
}

/** What a field may hold: judged alike where it is typed and where it arrives, so it lies with its feature. */
export function isRules(file: string, room: Room): boolean {
  return room.floor === 'modules' && /-rules\.ts$/.test(file);
}

export function isTexts(file: string, room: Room): boolean {
  return isHousing(room) && /^texts(\/|\.ts$)/.test(pathInRoom(file, room));
}

function isHousing({ floor }: Room): boolean {
  return floor === 'modules' || floor === 'workflows';
}

/**
 * Files that a browser loads, each with the file that brings it there (itself, if it is browser code by name).
 * A pure file of the same room becomes browser code by being imported from such a file.
 */
export function browserFiles(sources: readonly SourceFile[]): Map<string, string> {
  const byName = new Map(sources.map((source) => [source.file, source]));
  const origins = new Map<string, string>();
  const pending: string[] = [];
  for (const { file } of sources) {
    const room = roomOf(file);
    if (room === undefined || staysOnServer(file)) continue;
    const isShared = isContract(file, room) || isTexts(file, room) || isRules(file, room);
    if (isBrowserFloor(room) || isWeb(file, room) || isShared) {
      origins.set(file, file);
      pending.push(file);
    }
  }
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    for (const { specifier } of byName.get(file)?.imports ?? []) {
      const target = resolveImport(file, specifier);
      const isOwn = roomOf(target)?.folder === roomOf(file)?.folder;
      const isLeftOut = !byName.has(target) || isServerName(target) || staysOnServer(target);
      if (!isOwn || origins.has(target) || isLeftOut) continue;
      origins.set(target, origins.get(file) ?? file);
      pending.push(target);
    }
  }
  return origins;
}
