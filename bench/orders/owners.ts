import type { Owners } from '../profile/share-out.ts';

/** Whose time it is while orders go from the search to the debit. */
export const ownersOfOrders: Owners = [
  [/src\/sandbox\/|src\/app\/listen-sandbox/, 'card gateway of the demo'],
  [/src\/modules\/companies\/|src\/names\/|workflows\/find-company/, 'search'],
  [/src\/modules\/payments\/|workflows\/settle-payment/, 'payments'],
  [/src\/rating\//, 'rating'],
  [/workflows\/(prepare-report|edit-dossier|review-order)/, 'dossier'],
  [/src\/modules\/reports\/(render|document|presentation|record)/, 'making the report'],
  [/src\/modules\/reports\//, 'dossier'],
  [
    /workflows\/(deliver-report|issue-invoice)|src\/modules\/invoices\/|nodemailer|react-email/,
    'mails and papers',
  ],
  [/src\/modules\/accounts\/|src\/platform\/(passwords|sessions)/, 'accounts'],
  [/src\/modules\/orders\/|workflows\/(place-order|track-order)/, 'orders'],
  [/node_modules\/zod/, 'checking shapes (zod)'],
  [/node_modules\/(kysely|pg|pg-[^/]*|postgres-[^/]*)\//, 'talking to the database'],
  [
    /node_modules\/(fastify|@fastify|find-my-way|avvio)|node:(_http|internal\/http|net|internal\/stream_base|internal\/webstreams)|undici/,
    'HTTP',
  ],
  [/src\/platform\/jobs/, 'outbox'],
  [/src\/(workflows|modules|platform|kernel|app)\//, 'the rest of us'],
];
