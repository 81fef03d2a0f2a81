import type { ListCode } from '#findings/vocabulary/list-entry.ts';

/** Every list by its code: its name as reports print it, who keeps it, and what its licence wants said. A list without words does not compile. */
export const en = {
  'ofac-sdn': {
    name: 'Specially Designated Nationals list (SDN)',
    keeper: 'Office of Foreign Assets Control, United States',
    licence: 'A work of the United States government, in the public domain.',
  },
  'ofac-non-sdn': {
    name: 'Consolidated sanctions list (non-SDN)',
    keeper: 'Office of Foreign Assets Control, United States',
    licence: 'A work of the United States government, in the public domain.',
  },
  eu: {
    name: 'Consolidated list of EU financial sanctions',
    keeper: 'European Commission',
    licence: '© European Union, CC BY 4.0; changed by reading it into our own form.',
  },
  un: {
    name: 'United Nations Security Council consolidated list',
    keeper: 'United Nations Security Council',
    licence: 'Source: United Nations Security Council.',
  },
  gb: {
    name: 'UK Sanctions List',
    keeper: 'Foreign, Commonwealth & Development Office, United Kingdom',
    licence: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  },
  ch: {
    name: 'Swiss sanctions list',
    keeper: 'State Secretariat for Economic Affairs (SECO), Switzerland',
    licence: 'Source: State Secretariat for Economic Affairs (SECO).',
  },
  ca: {
    name: 'Consolidated Canadian autonomous sanctions list',
    keeper: 'Global Affairs Canada',
    licence: 'Contains information licensed under the Open Government Licence – Canada.',
  },
  'exposed-persons': {
    name: 'Politically exposed persons',
    keeper: 'A file of people in public office, imported by us',
    licence: 'Members of the United States Congress: public domain (CC0).',
  },
  other: {
    name: 'Further list',
    keeper: 'Whoever made the file that we imported',
    licence: 'Under the licence of the file.',
  },
  demo: {
    name: 'Demo sanctions list',
    keeper: 'Countercheck; every name on it is invented',
    licence: 'Invented data, free for any use.',
  },
} satisfies Record<ListCode, { name: string; keeper: string; licence: string }>;
export type Texts = typeof en;
