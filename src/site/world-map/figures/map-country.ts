import type { Figures } from './figures.ts';

/** A country as the map, its table and its readout need it. */
export type MapCountry = Readonly<{ code: string; name: string; figures: Figures }>;
