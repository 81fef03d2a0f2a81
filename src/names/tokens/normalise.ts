import { parseName } from './parsed-name.ts';

/** Raised with every change of the rules: rows of an older version are built again. */
export const normVersion = 12;

export type NormalisedName = Readonly<{
  /** Latin words in lower case without form, punctuation and accents; empty only if no letter or digit was given. */
  core: string;
  /** Family of the legal form that stood in the name, e.g. `LLC`. */
  form: string | null;
}>;

/** Reduces a company's name to what it is compared by; pure, never throws, and its core is its own core. */
export function normaliseName(name: string, country = ''): NormalisedName {
  const { core, form } = parseName(name, country);
  return { core, form };
}
