const megabyte = 1024 * 1024;

/** What looking into a kept copy may cost; the process that looks is killed beyond it. */
export const excerptBounds = {
  /** A larger copy is only saved: accounts in Inline XBRL with their pictures inside stay below it. */
  maxBytes: 32 * megabyte,
  /** Up to here plain lists and tables are read at once, since a process takes longer to start; see `isQuick`. */
  maxQuickBytes: 64 * 1024,
  /** An answer of a register has a dozen levels. Deeper ones are indented to gigabytes. */
  maxDepth: 100,
  /** Of elements in each other; the longest place that is kept names fewer. */
  maxElements: 1_000,
  maxAnswerBytes: 64 * 1024,
  maxRssBytes: 640 * megabyte,
  maxCpuMs: 3_000,
  /** Of the clock; a machine with much to do gives little processor time. */
  patienceMs: 10_000,
  /** Beside each other, and waiting; the rest is told to come back. */
  atOnce: 2,
  maxWaiting: 10,
} as const;
