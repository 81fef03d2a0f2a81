/** How large a picture may be, and what drawing one may cost; the process that draws is killed beyond it. */
export const drawBounds = {
  /** Of the square that is kept. */
  side: 256,
  maxBytesKept: 200_000,
  maxPixels: 40_000_000,
  maxSide: 12_000,
  /** No photo of a person is longer; a panorama is cut by whoever chooses it. */
  maxRatio: 4,
  /** What is longer than this is cut around its middle before anything is scaled. */
  cutRatio: 2,
  /** 40 million pixels in the worst honest format, an interlaced PNG of 16 bits a channel, need 490 MB; a photo 110. */
  maxRssBytes: 640 * 1024 * 1024,
  maxCpuMs: 6_000,
  /** Of the clock; a machine with much to do gives little processor time. */
  patienceMs: 20_000,
} as const;

/** How the process that draws ends, when it is not killed. */
export const drawExits = { drawn: 0, broken: 10, shape: 11 } as const;
