import { type HintedName, readHints } from '#names/hints/hinted-name.ts';
import type { Company } from '../records/company.ts';
import { isNumbersOwn } from './bearing.ts';
import { isInTown, isPlaceSettled } from './match-place.ts';

/** How a typed name that is not the company's reads once the company's own town or country is taken from it, the best first. */
export function placesHeard(name: string, company: Company): HintedName[] {
  if (isNumbersOwn(name, company)) return [];
  return readHints(name, company.country, (key) => isInTown(key, company) === true).filter(
    (one) => isPlaceSettled(one, company) && isNumbersOwn(one.name, company),
  );
}
