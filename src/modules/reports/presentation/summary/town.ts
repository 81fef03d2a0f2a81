/** A postal code before the town, as most of Europe writes it, with the country's letters where they stand. */
const behindCode = /^(?:[A-Z]{1,2}[- ])?\d{4,6}(?:-\d{3})? (?<town>\p{Lu}[\p{L}\p{M}’'. ()/-]{1,60})$/u;
/** The short word for town that Russian addresses have. */
const behindWord = /^(?:г\.|город)\s*(?<town>\p{Lu}[\p{L}\p{M} -]{1,60})$/u;

/** The town of an address where its form leaves no doubt; empty otherwise: a wrong one is worse than none. */
export function townOf(address: string): string {
  const parts = address.split(/[,;\n]/).map((part) => part.trim());
  const towns = new Set(
    parts.flatMap((part) => (behindCode.exec(part) ?? behindWord.exec(part))?.groups?.town?.trim() ?? []),
  );
  const [town = '', ...others] = towns;
  return others.length > 0 ? '' : town;
}
