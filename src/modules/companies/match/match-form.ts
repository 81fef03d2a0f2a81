import { formAlone } from '#names/signs/typed-name.ts';
import { parseName } from '#names/tokens/parsed-name.ts';
import type { Company } from '../records/company.ts';
import type { AskedName } from './asked-name.ts';
import { bearingOf } from './bearing.ts';
import type { FieldMatch } from './field-match.ts';
import { formKey, homeOfForm } from './form-homes.ts';
import { formIn, strictFormIn } from './form-in-name.ts';

type Formed = Pick<Company, 'country' | 'name' | 'formText' | 'formGeneric' | 'names'>;

/** Words for a family of forms in any country: what `LLC` says there. */
const familyWords: Readonly<Record<string, string>> = {
  llc: 'LLC',
  limitedliabilitycompany: 'LLC',
  jsc: 'JSC',
  jointstockcompany: 'JSC',
};

/** Compares the legal form in the typed name with the register's; undefined where none was typed. */
export function matchForm({ text, form: asked }: AskedName, company: Formed): FieldMatch | undefined {
  const { country, formText } = company;
  // `Company` alone is a word of the name, not a form.
  if (asked === undefined || asked.family === 'Company') return undefined;
  const inName =
    formIn(company.name, parseName(company.name, country)) ?? strictFormIn(company.name, country);
  const known = inName?.text ?? formText ?? company.formGeneric;
  if (known === null) return { field: 'form', verdict: 'unknown', reason: 'no form', asked: asked.text };
  const isFamily = inName === undefined && formText === null;
  const field = { field: 'form', asked: asked.text, known, ...(isFamily ? { isFamily } : {}) } as const;
  const askedKey = asked.key ?? asked.text;
  const knownKey = inName?.key ?? known;
  const isSame = isSameForm(askedKey, knownKey) || (formText !== null && isSameForm(askedKey, formText));
  if (isSame && bearingOf(text, company) !== 'words')
    return { ...field, verdict: 'agrees', reason: 'same form' };
  const families = [company.formGeneric, inName?.family];
  if (!families.includes(asked.family)) {
    const isSilent = families.every((family) => family == null || family === 'Company');
    return isSilent && isFamily
      ? { field: 'form', verdict: 'unknown', reason: 'no form', asked: asked.text }
      : { ...field, verdict: 'differs', reason: 'other form' };
  }
  const home = homeOfForm(knownKey, country);
  if (familyWords[formKey(askedKey)] === asked.family && home !== undefined)
    return { ...field, verdict: 'similar', reason: 'form of a country', country: home };
  const askedHome = homeOfForm(askedKey, country);
  if (familyWords[formKey(knownKey)] === asked.family && askedHome !== undefined)
    return {
      field: 'form',
      verdict: 'similar',
      reason: 'form of a country',
      asked: known,
      known: asked.text,
      country: askedHome,
    };
  return { ...field, verdict: 'similar', reason: 'kin form' };
}

/** `Ltd` and `Limited`, `GmbH` and `Gesellschaft mit beschränkter Haftung`; `ООО` and `OOO`, which only letters tell apart. */
const isSameForm = (a: string, b: string): boolean =>
  formAlone(a) === formAlone(b) || (formKey(a) !== '' && formKey(a) === formKey(b));
