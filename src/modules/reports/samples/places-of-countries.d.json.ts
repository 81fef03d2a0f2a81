import type { Place } from './place.ts';

/** By alpha-2; made of `content/countries` by `npm run countries`. */
declare const places: Readonly<Record<string, Place>>;
export default places;
