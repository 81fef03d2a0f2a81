export const en = {
  unknownRun: 'There is no such import.',
};
export type Texts = typeof en;
