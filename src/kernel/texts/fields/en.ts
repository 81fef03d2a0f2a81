export const en = {
  /** The specification's sentence. */
  length: (min: number, max: number) => `Field length must be between ${min} and ${max} characters`,
  characters: 'The text contains invalid characters.',
};
export type Texts = typeof en;
