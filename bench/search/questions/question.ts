import type { MadeCompany } from '../corpus/make-company.ts';
import type { Random } from '../corpus/random.ts';

/** What is typed into the form. */
export type Typed = Readonly<{ name?: string; regCode?: string; vatCode?: string; address?: string }>;

/** A question about a company, and by what its right answers are known. */
export type Draughted = Typed &
  Readonly<{
    /** The name typed, without a form: who bears exactly that is right as well. */
    bare?: string;
    /** The pieces that are left of the name; if another company has them all, nobody could answer. */
    kept?: readonly string[];
    /** Bearers of these names (or numbers) are right; the meant company's own names where it is left out. */
    keys?: readonly string[];
  }>;

/** One way of asking. */
export type QuestionClass = Readonly<{
  name: string;
  /** Name classes make up the average; numbers and names of nobody stand apart. Hostile texts have no answer at all. */
  kind: 'name' | 'number' | 'nobody' | 'hostile';
  /** Asked since the search reads hints, numbers and other keyboards: has a mean of its own. */
  isNew?: true;
  /** Asks about the company, or undefined where it cannot be asked that way. */
  ask(made: MadeCompany, random: Random): Draughted | undefined;
}>;

/** A question with its answers: places in the corpus. */
export type Question = Typed &
  Readonly<{
    className: string;
    kind: QuestionClass['kind'];
    isNew?: true;
    country: string;
    /** The name of the company that was meant, as the register has it. */
    meant?: string;
    right: readonly number[];
  }>;

/** A name as it is compared here: words in lower case without accents and punctuation. */
export function nameKey(country: string, name: string): string {
  const lower = name.toLowerCase();
  // Most names have nothing to take off, and millions are compared.
  const bare = /^[ -~]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .normalize('NFC');
  const plain = bare.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return `${country}:${plain.trim()}`;
}
