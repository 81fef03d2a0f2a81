/** What a language has beyond what all set alike: the same text, with its spaces and dashes as its readers know them. */
export const en = { settled: (text: string): string => text };
export type Texts = typeof en;
