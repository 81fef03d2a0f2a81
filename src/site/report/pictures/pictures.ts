import type { Drawn } from '../parts/Drawing.tsx';

type Both = Readonly<{ wide: Drawn | null; narrow: Drawn | null }>;

/** The drawings of a report; one is left out, or null, where there is nothing to draw. */
export type Pictures = Readonly<{
  dial?: Drawn | null;
  confidence?: Drawn | null;
  band?: Drawn | null;
  depth?: Drawn | null;
  limit?: Both;
  waterfall?: Both;
  models?: readonly (Drawn | null)[];
  years?: Both;
  financing?: Both;
  ownership?: Both;
  shares?: Both;
  events?: Both;
  keyFigures: readonly (Drawn | null)[];
  peers: readonly (Drawn | null)[];
}>;
