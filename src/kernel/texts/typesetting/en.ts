/** What a language has beyond what all set alike: the same text, with its spaces, dashes and apostrophes as its readers know them. */
export const en = { settled: (text: string): string => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') };
export type Texts = typeof en;
