import { minorDigits } from '#kernel/formats/intl-formats.ts';
import type { Fact, Field } from '../model/dossier.ts';

export type { Fact, Field, Section } from '../model/dossier.ts';
export type ValueKind = Field['kind'];
export type FactValue = Fact['value'];

/** What somebody typed for one value, before it is read; each kind uses the parts it needs. */
export type TypedValue = Readonly<{
  text: string;
  currency: string;
  lang: string;
  translation: string;
  translationBy: 'human' | 'machine';
}>;

/** Why typed words are no value: the key of its sentence. */
export type ValueError = 'empty' | 'date' | 'number' | 'amount' | 'currency' | 'choose';

export const untyped: TypedValue = {
  text: '',
  currency: 'EUR',
  lang: '',
  translation: '',
  translationBy: 'human',
};

export function isUntyped({ text }: TypedValue): boolean {
  return text.trim() === '';
}

/** A saved value as it would have been typed. */
export function typedOf(value: FactValue, options: Field['options'] = []): TypedValue {
  if (typeof value === 'boolean') return { ...untyped, text: value ? 'yes' : 'no' };
  if (typeof value === 'number') return { ...untyped, text: String(value) };
  if (typeof value === 'string') return { ...untyped, text: value };
  if (Array.isArray(value)) return { ...untyped, text: value.join('\n') };
  if ('amountMinor' in value) {
    const { amountMinor, currency } = value;
    return { ...untyped, text: amountText(amountMinor, minorDigits(currency)), currency };
  }
  if ('code' in value) {
    const words = [options.find(({ code }) => code === value.code)?.label ?? value.code, value.word];
    return { ...untyped, text: words.filter(Boolean).join(': ') };
  }
  if ('min' in value) return { ...untyped, text: `${value.min}-${value.max}` };
  const { text, lang, translation } = value;
  if (translation === undefined) return { ...untyped, text, lang };
  // Whoever corrects what a template said makes it theirs.
  const translationBy = translation.by === 'machine' ? 'machine' : 'human';
  return { ...untyped, text, lang, translation: translation.text, translationBy };
}

/** In which currencies amounts are stated, each once, in their order. */
export function currenciesOf(facts: readonly Pick<Fact, 'value'>[]): string[] {
  const all = facts.flatMap(({ value }) =>
    typeof value === 'object' && 'amountMinor' in value ? [value.currency] : [],
  );
  return [...new Set(all)];
}

function amountText(amountMinor: number, digits: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  const all = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const whole = all.slice(0, all.length - digits);
  const fraction = all.slice(all.length - digits);
  return sign + (Number(fraction) === 0 ? whole : `${whole}.${fraction}`);
}
