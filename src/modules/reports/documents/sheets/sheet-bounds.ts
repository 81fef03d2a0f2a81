const megabyte = 1024 * 1024;

/** What drawing a sheet of a stranger's document may cost; the process that draws is killed beyond it. */
export const sheetBounds = {
  /** Of the picture that is drawn, whatever the page measures. */
  width: 1_240,
  maxHeight: 4_000,
  maxPixelsIn: 60_000_000,
  /** Each line of a picture costs its decoder much beside its pixels: millions of short ones held it for half a minute. */
  maxSideIn: 32_000,
  /** Of a text that is shown; the whole of it is saved. */
  maxTextChars: 300_000,
  maxAnswerBytes: 4 * megabyte,
  maxRssBytes: 768 * megabyte,
  maxCpuMs: 10_000,
  /** Of the clock; a machine with much to do gives little processor time. */
  patienceMs: 30_000,
  /** Beside each other, and waiting; the rest is told to come back. */
  atOnce: 2,
  maxWaiting: 10,
} as const;

/** How the process ends when it is not killed. */
export const sheetExits = { drawn: 0, broken: 10, noSuchPage: 11 } as const;
