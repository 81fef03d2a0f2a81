import { elfCompanies } from './elf-companies.ts';
import { elfOthers } from './elf-others.ts';

/** Families that every legal form of ISO 20275 falls into. */
export type ElfFamily = keyof typeof elfCompanies | keyof typeof elfOthers;

/** A legal form of ISO 20275: where it exists, its family, and how it is written, where one way is usual. */
export type ElfForm = Readonly<{ country: string; generic: ElfFamily; text: string | null }>;

const forms = new Map<string, ElfForm>();
readTable(elfCompanies);
readTable(elfOthers);

/** Takes in one table: `DE:` begins a country, every other word is a code with its abbreviation. */
function readTable(table: Readonly<Partial<Record<ElfFamily, string>>>): void {
  // Object.entries forgets the names of the keys.
  for (const [generic, words] of Object.entries(table) as [ElfFamily, string][]) {
    let country = '';
    for (const word of words.trim().split(/\s+/)) {
      if (word.endsWith(':') && word.length === 3) country = word.slice(0, 2);
      else {
        const [code = '', text] = word.split('=');
        forms.set(code, { country, generic, text: text?.replaceAll('_', ' ') ?? null });
      }
    }
  }
}

/** Placeholders: 8888 the form is not on the list yet, 9999 there is none. */
const placeholders = new Set(['8888', '9999']);

/** The form of a code; undefined if the code list of 2023 does not have it. */
export function findElfForm(code: string): ElfForm | undefined {
  return forms.get(code);
}

/** How many codes are known. */
export function countElfForms(): number {
  return forms.size;
}

export function isElfPlaceholder(code: string): boolean {
  return placeholders.has(code);
}
