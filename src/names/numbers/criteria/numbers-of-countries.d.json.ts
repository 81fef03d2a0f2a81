import type { CountryCriteria } from './country-criteria.ts';

/** Every country and territory by alpha-2, made of `content/countries` by `npm run countries`. */
declare const countries: Readonly<Record<string, CountryCriteria>>;
export default countries;
