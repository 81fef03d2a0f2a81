import { numberSpellings, similarNumbers } from '#names/numbers/number-spellings.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Company } from '../../records/company.ts';
import { listByNumbers } from '../../records/repository.ts';

const maxFound = 20;
const maxVariants = 300;
const maxSimilar = 60;

/**
 * Companies that bear one of the typed numbers, in one round trip. Of each number the likeliest spelling counts that
 * anybody bears: of `HRB 12345` nobody is meant who merely has 12345.
 */
export async function findByNumber(
  db: Reader,
  country: string,
  numbers: readonly string[],
): Promise<Company[]> {
  const typed = numbers.map((number) => numberSpellings(number, country));
  const values = [...new Set(typed.flat().map(({ value }) => value))];
  if (values.length === 0) return [];
  const found = await listByNumbers(db, country, values, maxFound * 3);
  const kept = new Set<string>();
  for (const spellings of typed) {
    const ranks = new Map(spellings.map(({ value, rank }) => [value, rank]));
    const least = Math.min(...found.flatMap(({ value }) => ranks.get(value) ?? []));
    for (const { company, value } of found) if (ranks.get(value) === least) kept.add(company.id);
  }
  return [...new Map(found.map(({ company }) => [company.id, company])).values()]
    .filter(({ id }) => kept.has(id))
    .slice(0, maxFound);
}

/** Companies whose number is one slip away from a typed one; asked only where nobody bears it exactly. */
export async function findBySimilarNumber(
  db: Reader,
  country: string,
  numbers: readonly string[],
): Promise<Company[]> {
  const typed = numbers.flatMap((number) => {
    const spellings = numberSpellings(number, country);
    const best = spellings.filter(({ rank }) => rank === (spellings.length > 2 ? 3 : 0));
    return (best.length === 0 ? spellings : best).slice(0, 2).map(({ value }) => value);
  });
  const variants = [...new Set(typed)].slice(0, 3).flatMap((value) => similarNumbers(value, maxVariants));
  if (variants.length === 0) return [];
  const found = await listByNumbers(db, country, [...new Set(variants)], maxSimilar);
  return [...new Map(found.map(({ company }) => [company.id, company])).values()];
}
