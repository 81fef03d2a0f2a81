const single = [
  'app',
  'site',
  'backoffice',
  'ui',
  'names',
  'findings',
  'rating',
  'charts',
  'platform',
  'kernel',
  'sandbox',
] as const;
const housing = ['workflows', 'modules'] as const;
const outside = ['bin', 'testing', 'e2e', 'bench', 'database', 'build'] as const;

/** A floor of the house, or one of the folders that stand around it. */
export type Floor = (typeof single)[number] | (typeof housing)[number] | (typeof outside)[number];

/** A room: the folder that owns a file, such as `src/site` or `src/modules/orders`. */
export type Room = Readonly<{ floor: Floor; folder: string }>;

/** The room of a file named from the root of the project; undefined where nobody may live. */
export function roomOf(file: string): Room | undefined {
  const [first = '', second = '', third = '', fourth] = file.split('/');
  const around = outside.find((floor) => floor === first);
  if (around !== undefined) return { floor: around, folder: around };
  if (first !== 'src' || third === '') return undefined;
  const alone = single.find((floor) => floor === second);
  if (alone !== undefined) return { floor: alone, folder: `src/${alone}` };
  const house = housing.find((floor) => floor === second);
  if (house === undefined || fourth === undefined) return undefined;
  return { floor: house, folder: `src/${house}/${third}` };
}

/** The path of a file inside its room: `web/OrderSummary.tsx`. */
export function pathInRoom(file: string, room: Room): string {
  return file.slice(room.folder.length + 1);
}
