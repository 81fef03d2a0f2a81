export const en = {
  /** Among the names of the registers that were asked. */
  ownRegisters: 'Our registers',
  registerSilent:
    'The company register does not answer, so we cannot show this company. Please try again in a minute.',
};
export type Texts = typeof en;
