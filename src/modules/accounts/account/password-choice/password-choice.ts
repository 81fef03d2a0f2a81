import anyAscii from 'any-ascii';
import type { Fault, Refusal } from '#kernel/field-rules.ts';
import { byName } from '#kernel/locale.ts';
import { guessCost, readingsOf, signsOf } from './guess-cost.ts';
import { words as texts } from './texts/words.ts';

const refused = byName(texts);

/** Whose password it is to be, as far as is known. */
export type Chooser = Readonly<{ email: string; names: readonly (string | null)[] }>;

/** Up to so many guesses, as a power of ten, are made within minutes where a database has been stolen. */
const guessedAtOnce = 7.5;
const shortestName = 4;
const ownName = 'countercheck';

/**
 * Why a password that keeps the rule of the specification is refused all the same: it is one of those that are tried
 * first, or it says whose it is. Asked here only: the words it knows are no weight for a browser to carry.
 */
export function choiceRefusal(password: string, chooser: Chooser): Refusal | undefined {
  if (namesSomebody(password, chooser)) return { code: 'personal_password', text: refused.personal };
  if (guessCost(password) > guessedAtOnce) return undefined;
  return { code: 'common_password', text: refused.common };
}

/** Faults of a form, and the choice of its password where nothing else is wrong with that. */
export function withChoice<Field extends string>(
  faults: readonly Fault<Field>[],
  field: Field,
  password: string,
  chooser: Chooser,
): Fault<Field>[] {
  if (faults.some((fault) => fault.field === field)) return [...faults];
  const refusal = choiceRefusal(password, chooser);
  return refusal === undefined ? [...faults] : [...faults, { field, ...refusal }];
}

function namesSomebody(password: string, { email, names }: Chooser): boolean {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  const hosts = domain.split('.').slice(0, -1);
  const words = [mailbox, ...hosts, ...names.map((name) => name ?? '')].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const spellings = [ownName, ...words.flatMap((word) => [word, anyAscii(word)])]
    .map((word) => signsOf(word).join(''))
    .filter((word) => word.length >= shortestName);
  const readings = readingsOf(signsOf(password)).map((signs) => signs.join(''));
  return spellings.some((word) => readings.some((reading) => reading.includes(word)));
}
