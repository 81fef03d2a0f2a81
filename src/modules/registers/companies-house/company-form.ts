import { type ElfFamily, findElfForm } from '../elf/elf-forms.ts';

/** Categories of the register in lower case, with the family and the ISO 20275 code where one fits. */
const rows: readonly (readonly [category: string, generic: ElfFamily, code?: string])[] = [
  ['private limited company', 'LLC', 'H0PO'],
  ['pri/ltd by guar/nsc', 'LLC', 'G12F'],
  ['pri/lbg/nsc', 'LLC', 'G12F'],
  ['private limited by guarantee', 'LLC', '4GJI'],
  ['priv ltd sect. 30', 'LLC'],
  ['public limited company', 'JSC', 'B6ES'],
  ['old public company', 'JSC', 'ZQ6S'],
  ['european public limited-liability company', 'JSC'],
  ['european public limited liability company', 'JSC'],
  ['united kingdom societas', 'JSC', '468Q'],
  ['protected cell company', 'JSC', 'TT2H'],
  ['limited liability partnership', 'LLP', 'Z0EY'],
  ['limited partnership', 'LP', 'ID30'],
  ['private fund limited partnership', 'LP', 'ID30'],
  ['scottish partnership', 'GP', 'NBTW'],
  ['scottish qualifying partnership', 'GP', 'NBTW'],
  ['private unlimited company', 'Company', '57V7'],
  ['private unlimited', 'Company', '57V7'],
  ['community interest company', 'Company', '17R0'],
  ['assurance company', 'Company', '8CF0'],
  ['northern ireland company', 'Company', '4A3J'],
  ['charitable incorporated organisation', 'Foundation', '7T8N'],
  ['scottish charitable incorporated organisation', 'Foundation', 'STX7'],
  ['registered society', 'Association', 'XLZV'],
  ['industrial and provident society', 'Association', 'XLZV'],
  ['investment company with variable capital', 'Fund', 'VV0W'],
  ['further education', 'Public body'],
  ['oversea company', 'Branch'],
  ['overseas company', 'Branch'],
  ['uk establishment', 'Branch'],
  ['royal charter', 'Other', '9B78'],
  ['unregistered company', 'Other', 'Q0M5'],
  ['united kingdom economic interest grouping', 'Other', 'VYF8'],
  ['european economic interest grouping', 'Other'],
];

/** How the form is written, its family and its code; a category that is not known keeps its words only. */
export function formOfCompaniesHouse(category: string): {
  formText: string | null;
  formGeneric: ElfFamily | null;
  formCode: string | null;
} {
  const text = category.trim();
  const plain = text.toLowerCase();
  // The longest beginning wins: `private unlimited company` before `private unlimited`.
  const [, generic = null, code = null] =
    rows
      .filter(([name]) => plain.startsWith(name))
      .toSorted((one, other) => other[0].length - one[0].length)[0] ?? [];
  // `PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)`: the words are in brackets.
  const words = /^PRI.*?\((.+)\)$/.exec(text)?.[1] ?? text;
  return {
    formText: findElfForm(code ?? '')?.text ?? (words || null),
    formGeneric: generic,
    formCode: code,
  };
}
