/** Letters that look like a Latin one and stand in numbers typed with another keyboard. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T' },
};

/** Longer than any number; the rest of something longer is not looked at. */
const maxLength = 100;

/** A typed number as criteria describe it: letters and digits in capitals, without separators. */
export function plainNumber(value: string): string {
  const text = value.slice(0, maxLength).toWellFormed().normalize('NFKC').toUpperCase();
  return text
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[А-ЯΑ-Ω]/gu, (letter) => lookAlikes[letter] ?? letter);
}

/** Whether a typed number looks as `accepts` says, the source of an expression; true where nothing was typed. */
export function looksUsual(value: string, accepts: string): boolean {
  const plain = plainNumber(value);
  return plain === '' || new RegExp(accepts, 'u').test(plain);
}
