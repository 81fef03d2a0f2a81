import type { CostTier, SeedCountry } from './country-list.ts';

/** By English name; made of `content/countries` by `npm run countries`. */
declare const countries: readonly (Omit<SeedCountry, 'groupId'> &
  Readonly<{ group: string; tier: CostTier }>)[];
export default countries;
