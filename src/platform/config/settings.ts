import { z } from 'zod';

/** A variable of the environment: what it means, in the words of `.env.example`, and how it is read. */
export type Setting<T extends z.ZodType = z.ZodType> = Readonly<{
  sentence: string;
  example: string;
  read: T;
}>;

/** Settings that one room declares, by the name of the variable. */
export type Settings = Readonly<Record<string, Setting>>;

/** What reading a room's settings gives. */
export type ValuesOf<S extends Settings> = Readonly<{ [Name in keyof S]: z.output<S[Name]['read']> }>;

/** Declares a setting. */
export function setting<T extends z.ZodType>(sentence: string, example: string, read: T): Setting<T> {
  return { sentence, example, read };
}

/** An address that begins with one of the protocols. */
export const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}:`)) && URL.canParse(text), {
      error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

/** A line of text that may be left out. */
export const line = z.string().trim().min(2).max(300).optional();

/** Thrown when a variable is wrong; the message has one line per fault. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
  }
}

/** The settings of all rooms in one table; throws where two rooms declare the same variable. */
export function joinSettings(rooms: readonly Settings[]): Settings {
  const joined: Record<string, Setting> = {};
  for (const [name, one] of rooms.flatMap((settings) => Object.entries(settings))) {
    if (Object.hasOwn(joined, name)) throw new Error(`the setting ${name} is declared by two rooms`);
    joined[name] = one;
  }
  return joined;
}

type Rooms = Readonly<Record<string, Settings>>;
type ValuesOfRooms<R extends Rooms> = Readonly<{ [Room in keyof R]: ValuesOf<R[Room]> }>;

/** Reads every room's settings; an empty variable counts as not set. Throws ConfigError with every fault at once. */
export function readSettings<R extends Rooms>(
  rooms: R,
  environment: Readonly<Record<string, string | undefined>>,
): ValuesOfRooms<R> {
  const faults: string[] = [];
  const read = ([name, { read, sentence }]: readonly [string, Setting]) => {
    const given = environment[name] === '' ? undefined : environment[name];
    const result = read.safeParse(given);
    if (!result.success)
      faults.push(`${name}: ${result.error.issues[0]?.message ?? 'is not valid'}. ${sentence}`);
    return [name, result.data] as const;
  };
  const values = Object.entries(rooms).map(
    ([room, settings]) => [room, Object.fromEntries(Object.entries(settings).map(read))] as const,
  );
  if (faults.length > 0) throw new ConfigError(faults);
  // The cast follows the tables: each value was made by the `read` of its very row.
  return Object.fromEntries(values) as ValuesOfRooms<R>;
}

/** The text of `.env.example`, made from the same table that reads the environment. */
export function envExample(settings: Settings): string {
  const rows = Object.entries(settings).map(
    ([name, { sentence, example }]) => `# ${sentence}\n#${name}=${example}\n`,
  );
  return `# Every setting has a sensible default: nothing here is needed to start.\n\n${rows.join('\n')}`;
}
