/** What a check found: one sentence per finding, and a word on what was measured. */
export type Outcome = Readonly<{ findings: readonly string[]; note?: string }>;

/** One line of `npm run check`. */
export type Check = Readonly<{ name: string; run(): Outcome | Promise<Outcome> }>;

/** The folder of package.json; every check names files from here, with slashes. */
export const root = new URL('../../', import.meta.url);
