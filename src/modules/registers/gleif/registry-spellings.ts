/** How registers write their numbers, where that is not just a row of signs: what GLEIF keeps, it keeps as they write it. */
const spellings: Readonly<Record<string, readonly [pattern: RegExp, written: string]>> = {
  BR: [/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5'],
  CH: [/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3'],
  FI: [/^(\d{7})(\d)$/, '$1-$2'],
  FR: [/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
  SE: [/^(\d{6})(\d{4})$/, '$1-$2'],
};

/** The number as it was given, as a row of signs, and as its register writes it. */
export function registrySpellings(number: string, country: string): string[] {
  const plain = number.replaceAll(/[\s./-]/g, '');
  const [pattern, written] = spellings[country] ?? [];
  return [
    ...new Set([number, plain, pattern === undefined ? plain : plain.replace(pattern, written ?? plain)]),
  ];
}
