import type { Owners } from '../profile/share-out.ts';

/** Whose time it is while orders are researched. */
export const ownersOfResearch: Owners = [
  [/src\/sandbox\/(?!registers)/, 'card gateway of the demo'],
  [/src\/sandbox\/|src\/app\/demo-registers/, 'registers of the demo world'],
  [
    /src\/modules\/registers\/research\/reading|src\/modules\/registers\/[^/]+\/readings|src\/findings\//,
    'reading answers',
  ],
  [/src\/modules\/registers\//, 'asking sources'],
  [/src\/modules\/screening\/|src\/names\//, 'screening'],
  [/src\/rating\/|src\/modules\/reports\/(rat|peers)/, 'rating'],
  [/src\/modules\/reports\//, 'making facts'],
  [/node_modules\/zod/, 'checking shapes (zod)'],
  [/node_modules\/(kysely|pg|pg-[^/]*|postgres-[^/]*)\//, 'talking to the database'],
  [
    /node_modules\/(fastify|@fastify|find-my-way|avvio)|node:(_http|internal\/http|net|internal\/stream_base|internal\/webstreams)|undici/,
    'HTTP',
  ],
  [/src\/(workflows|modules|platform|kernel|app)\//, 'the rest of us'],
  [/bench\//, '(profiler)'],
];
