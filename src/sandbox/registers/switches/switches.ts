/** Registers of the demo world, by the code under which the product knows each source. */
export const registerCodes = ['companies-house', 'brreg', 'gleif', 'vies', 'demo-register'] as const;
export type RegisterCode = (typeof registerCodes)[number];

/** How a register answers: as it should, not at all, late, never, "too often", a page of HTML, or an object with nothing in it. */
export const answerModes = ['ok', 'down', 'slow', 'silent', 'quota', 'html', 'empty'] as const;
export type AnswerMode = (typeof answerModes)[number];

/** Levers of one register. */
export type RegisterSwitches = Readonly<{
  mode: AnswerMode;
  /** It has another address than every other source. */
  contradicts: boolean;
  /** Something happened: a new leader, a new address. */
  changed: boolean;
}>;

/** The levers of all registers; they stand as they should when the registers start. */
export interface Switchboard {
  of(register: RegisterCode): RegisterSwitches;
  set(register: RegisterCode, change: Partial<RegisterSwitches>): void;
}

export function createSwitchboard(): Switchboard {
  const usual: RegisterSwitches = { mode: 'ok', contradicts: false, changed: false };
  const states = new Map<RegisterCode, RegisterSwitches>();
  const of = (register: RegisterCode) => states.get(register) ?? usual;
  return {
    of,
    set: (register, change) => {
      states.set(register, { ...of(register), ...change });
    },
  };
}
