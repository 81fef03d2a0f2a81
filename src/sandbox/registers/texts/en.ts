import type { AnswerMode, RegisterCode } from '../switches/switches.ts';

/** Every word of the operator's page. */
export const en = {
  title: 'Registers of the demo world',
  banner: 'DEMO – every company and figure here is made up',
  intro:
    'These registers answer the research of the demo. Make one fail or change its mind, then order a report or ask a source again, and see what becomes of it.',
  languages: 'Language',
  mode: 'How it answers',
  modes: {
    ok: 'As it should',
    down: 'Not at all (503)',
    slow: 'Slowly, after some seconds',
    silent: 'Never: the connection stays open',
    quota: 'Too many requests (429)',
    html: 'A page of HTML instead of data',
    empty: 'An object with nothing in it',
  } satisfies Record<AnswerMode, string>,
  contradicts: 'Contradicts the other sources: another address',
  changed: 'Something has changed: a new manager, a new address',
  apply: (register: string) => `Apply to ${register}`,
  applied: (register: string) => `Done: ${register} now answers as chosen.`,
  usual: 'answers as it should',
  unusual: 'levers are pulled',
  asked: (count: number) => `Asked since the start: ${count}`,
  registers: {
    'companies-house': 'Companies House (United Kingdom)',
    brreg: 'Brønnøysund registers (Norway)',
    gleif: 'GLEIF, the Global LEI Index',
    vies: 'VIES, the VAT numbers of the Union (buyers)',
    'demo-register': 'Demo register (all other countries)',
  } satisfies Record<RegisterCode, string>,
  lockedTitle: 'The levers are locked',
  lockedText:
    'Open them by the address that the start of the demo printed beside “Demo registers”: it carries the key.',
};
export type RegistersTexts = typeof en;
