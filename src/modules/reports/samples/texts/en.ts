export const en = {
  /** The tariff of a sample. */
  tariff: 'Sample, free of charge',
};
export type Texts = typeof en;
