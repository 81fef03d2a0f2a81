import type { Language } from './voices.ts';

/**
 * What a sample company of a country looks like. Where a script is not Latin: `own writing|Latin letters`. Numbers are
 * zeros in the country's format: they show the pattern and belong to nobody.
 */
export type Place = Readonly<{
  language: Language;
  /** `{}` stands for the name. */
  nameTemplate: string;
  /** The form in the country's own words. */
  form: string;
  /** Post code and city; `{}` stands for the street. */
  address: string;
  registration: string;
  tax: string;
  /** Country calling code; empty where none is known. */
  dial: string;
  currency: string;
}>;
