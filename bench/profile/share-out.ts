import type { Profiler } from 'node:inspector';

/** Milliseconds of a part, and of the functions that took most of it. */
export type Share = Readonly<{ part: string; ms: number; functions: readonly (readonly [string, number])[] }>;

/** The time of the profiler is nobody's. */
const itself = '(profiler)';

/** Whose time it is, by the file of the function that ran or of the nearest caller that belongs to somebody. */
export type Owners = readonly (readonly [RegExp, string])[];

const ownersOfPages: Owners = [
  [/react-dom|node_modules\/react\/|scheduler/, 'React draws'],
  [/react-router|turbo-stream/, 'React Router'],
  [/build\/site\/server/, 'our components and loaders'],
  [/node_modules\/zod/, 'contracts (zod)'],
  [/node_modules\/(kysely|pg|pg-[^/]*|postgres-[^/]*)\//, 'database'],
  [/node_modules\/(pino|sonic-boom|thread-stream)/, 'log'],
  [
    /node_modules\/(fastify|@fastify|light-my-request|find-my-way|avvio|fast-json-stringify|secure-json-parse)/,
    'Fastify',
  ],
  [/src\/(workflows|modules)\//, 'our services'],
  [/src\/platform\//, 'our platform'],
  [/src\/(app|kernel)\//, 'our app and kernel'],
  [/node:zlib/, 'compression'],
  [/undici|node:internal\/deps\/undici/, 'web Request and Headers'],
  [/node:(_http|internal\/http|net|internal\/stream_base|internal\/webstreams)/, 'Node HTTP'],
];
const shown = 12;

/** Shares the time of a profile out among its parts; what nobody called is Node's own. */
export function shareOut(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  owners: Owners = ownersOfPages,
): Share[] {
  const all: Owners = [[/node:inspector/, itself], ...owners];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const partOf = new Map<number, string>();
  const partAt = (id: number): string => {
    const known = partOf.get(id);
    if (known !== undefined) return known;
    const frame = byId.get(id)?.callFrame;
    const parent = parents.get(id);
    const own = all.find(([url]) => url.test(frame?.url ?? ''))?.[1];
    const part = own ?? (frame?.functionName.startsWith('(') === true ? frame.functionName : undefined);
    const found =
      part !== undefined && part !== '(root)' ? part : parent === undefined ? 'Node' : partAt(parent);
    partOf.set(id, found);
    return found;
  };
  const parts = new Map<string, Map<string, number>>();
  for (const [index, id] of samples.entries()) {
    const part = partAt(id);
    if (part === '(idle)' || part === itself) continue;
    const frame = byId.get(id)?.callFrame;
    const name = `${frame?.functionName || '(anonymous)'} ${frame?.url.split('/').at(-1) ?? ''}:${(frame?.lineNumber ?? 0) + 1}`;
    const functions = parts.get(part) ?? new Map<string, number>();
    parts.set(part, functions);
    functions.set(name, (functions.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return [...parts]
    .map(([part, functions]) => ({
      part,
      ms: [...functions.values()].reduce((sum, ms) => sum + ms, 0),
      functions: [...functions].sort(([, a], [, b]) => b - a).slice(0, shown),
    }))
    .sort((a, b) => b.ms - a.ms);
}
