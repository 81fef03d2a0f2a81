import {
  isBrowserFloor,
  isBuildConfig,
  isContract,
  isRules,
  isServerName,
  isTexts,
  isWeb,
} from './browser-files.ts';
import { type Floor, pathInRoom, type Room, roomOf } from './rooms.ts';
import { computed } from './source-file.ts';

/** One import with both ends known; `origin` is the file that brings `file` to the browser, if one does. */
export type Arrow = Readonly<{
  file: string;
  room: Room;
  target: string;
  targetRoom: Room | undefined;
  specifier: string;
  isType: boolean;
  origin: string | undefined;
}>;

/** The table of ARCHITECTURE.md: which floors a floor may look down at. */
const below: Partial<Record<Floor, readonly Floor[]>> = {
  app: [
    'site',
    'backoffice',
    'workflows',
    'modules',
    'names',
    'findings',
    'rating',
    'charts',
    'sandbox',
    'platform',
    'ui',
    'kernel',
    'database',
    'build',
  ],
  site: ['workflows', 'modules', 'rating', 'charts', 'ui', 'kernel'],
  backoffice: ['workflows', 'modules', 'rating', 'charts', 'ui', 'kernel'],
  workflows: ['modules', 'rating', 'charts', 'findings', 'platform', 'kernel'],
  modules: ['rating', 'charts', 'findings', 'names', 'platform', 'ui', 'kernel'],
  rating: ['kernel'],
  charts: ['kernel'],
  findings: ['names', 'kernel'],
  names: ['kernel'],
  sandbox: ['platform', 'kernel'],
  platform: ['kernel'],
  ui: ['kernel'],
  kernel: [],
};

/** The rules in the order in which they are asked: each says what is wrong with an arrow, or nothing. */
export const arrowRules: readonly ((arrow: Arrow) => string | undefined)[] = [
  unreadable,
  kernelIsPure,
  namesArePure,
  findingsArePure,
  ratingIsPure,
  chartsArePure,
  contractIsPure,
  browserStaysInBrowser,
  downward,
  throughTheDoor,
  repositoryStaysHome,
  onlyPublicFiles,
];

function unreadable({ target, room, specifier }: Arrow): string | undefined {
  if (target === computed && room.floor !== 'app') return 'a computed import() hides its arrow';
  if (target.startsWith('#')) return `package.json has no door ${specifier}`;
  return undefined;
}

function kernelIsPure({ room, target, targetRoom }: Arrow): string | undefined {
  if (room.floor !== 'kernel' || target === 'npm:zod' || targetRoom?.floor === 'kernel') return undefined;
  return 'kernel imports only kernel and zod';
}

/** Tables of scripts and check digits; none of them reads or writes anything. */
const tablesOfNames = new Set(['npm:any-ascii', 'npm:pinyin-pro', 'npm:stdnum']);

function namesArePure({ room, target, targetRoom }: Arrow): string | undefined {
  if (room.floor !== 'names' || tablesOfNames.has(target)) return undefined;
  if (targetRoom?.floor === 'names' || targetRoom?.floor === 'kernel') return undefined;
  return 'names imports only names, kernel and the tables it is known to read by';
}

/** Parsers of text that neither write nor ask anything. */
const parsersOfFindings = new Set(['npm:zod', 'npm:saxes']);

function findingsArePure({ room, target, targetRoom }: Arrow): string | undefined {
  if (room.floor !== 'findings' || parsersOfFindings.has(target)) return undefined;
  if (['findings', 'names', 'kernel'].includes(targetRoom?.floor ?? '')) return undefined;
  return 'findings imports only findings, names, kernel, zod and saxes';
}

function ratingIsPure({ room, targetRoom }: Arrow): string | undefined {
  if (room.floor !== 'rating' || targetRoom?.floor === 'rating' || targetRoom?.floor === 'kernel')
    return undefined;
  return 'rating imports only rating and kernel: a server and a browser compute the same';
}

/** They compute shapes and places; none of them draws. */
const geometryOfCharts = new Set(['npm:@dagrejs/dagre']);

function chartsArePure({ room, target, targetRoom }: Arrow): string | undefined {
  if (room.floor !== 'charts' || geometryOfCharts.has(target)) return undefined;
  if (targetRoom?.floor === 'charts' || targetRoom?.floor === 'kernel') return undefined;
  return 'charts imports only charts, kernel and what computes shapes: a page and a document draw the same';
}

function contractIsPure({ file, room, target, targetRoom, origin }: Arrow): string | undefined {
  const originRoom = origin === undefined ? undefined : roomOf(origin);
  if (origin === undefined || originRoom === undefined || !isContract(origin, originRoom)) return undefined;
  const isOwn = targetRoom?.folder === room.folder && !isServerName(target) && !isWeb(target, room);
  // A story's shapes are made of those of the modules it joins.
  const isJoined =
    originRoom.floor === 'workflows' && targetRoom?.floor === 'modules' && isContract(target, targetRoom);
  const isPure = ['kernel', 'names', 'findings', 'rating', 'charts'].includes(targetRoom?.floor ?? '');
  if (isOwn || isJoined || target === 'npm:zod' || isPure) return undefined;
  const reached = origin === file ? '' : ` (this file is read by ${origin})`;
  return `contracts and states import only kernel, names, findings, rating, zod and browser-safe files of their own room${reached}`;
}

function browserStaysInBrowser({ file, room, target, targetRoom, origin }: Arrow): string | undefined {
  if (origin === undefined) return undefined;
  const isServer = target.startsWith('node:') || targetRoom?.floor === 'platform';
  const isServerFile = targetRoom?.floor !== 'kernel' && !isBrowserRoom(targetRoom) && isServerName(target);
  if (!isServer && !(targetRoom && isServerFile)) return undefined;
  const reached = origin === file || isBrowserFloor(room) ? '' : ` (this file is read by ${origin})`;
  return `browser code never imports platform, service, repository, routes, jobs or node:*${reached}`;
}

/** Site and back office have a `routes.ts` of their own: React Router's, not the server's. */
function isBrowserRoom(room: Room | undefined): boolean {
  return room !== undefined && isBrowserFloor(room);
}

function downward({ file, room, target, targetRoom }: Arrow): string | undefined {
  if (targetRoom === undefined) {
    return target.startsWith('npm:') || target.startsWith('node:') || target === computed
      ? undefined
      : 'leads out of the house';
  }
  // How an application is built is told by the tool that builds it.
  if (isBuildConfig(file) && targetRoom.floor === 'bin') return undefined;
  if (targetRoom.folder === room.folder || below[room.floor]?.includes(targetRoom.floor)) return undefined;
  if (targetRoom.floor === room.floor) {
    return room.floor === 'modules'
      ? 'a module never imports a module: what both need is a workflow'
      : 'a workflow never imports a workflow';
  }
  return `${room.floor} never imports ${targetRoom.floor}`;
}

function throughTheDoor({ file, room, targetRoom, specifier }: Arrow): string | undefined {
  if (isBuildConfig(file)) return undefined;
  if (targetRoom === undefined || !specifier.startsWith('.') || targetRoom.folder === room.folder) {
    return undefined;
  }
  return targetRoom.floor === 'build' ? undefined : `./ stays in ${room.folder}: use the door #…`;
}

function repositoryStaysHome({ room, target, targetRoom }: Arrow): string | undefined {
  const isRepository = /(^|[/-])repository\.ts$/.test(target);
  if (!isRepository || targetRoom === undefined || targetRoom.folder === room.folder) return undefined;
  return 'nobody but its owner imports a repository';
}

/** Which files of the room below may be seen from here. */
function onlyPublicFiles({ file, room, target, targetRoom, isType }: Arrow): string | undefined {
  if (targetRoom === undefined) return undefined;
  const path = pathInRoom(target, targetRoom);
  const { floor } = targetRoom;
  if (room.floor === 'app') {
    if ((floor === 'site' || floor === 'backoffice') && !isType) {
      return `app imports ${floor} only with import type`;
    }
    if (floor === 'database' && !path.startsWith('seed/')) return 'app imports only database/seed';
    return undefined;
  }
  if (room.floor === 'modules' && floor === 'ui' && !isWeb(file, room)) return 'only web/ imports ui';
  if (isBrowserFloor(room) || isWeb(file, room)) {
    const isShared = [isContract, isRules, isTexts, isWeb].some((is) => is(target, targetRoom));
    if (floor === 'modules' && !isShared) {
      return 'browser code imports from a module only contract.ts, *-states.ts, *-rules.ts, web/ and texts/';
    }
    const isOpen = path === 'contract.ts' || isTexts(target, targetRoom);
    if (floor === 'workflows' && !isOpen) {
      return 'browser code imports from a workflow only contract.ts and texts/';
    }
  }
  const isDoor = path === 'service.ts' || isContract(target, targetRoom);
  if (room.floor === 'workflows' && floor === 'modules' && !isDoor) {
    return 'a workflow imports from a module only service.ts, contract.ts and *-states.ts';
  }
  return undefined;
}
