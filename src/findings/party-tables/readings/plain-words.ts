/** Words of a cell or a heading in small letters without accents and signs. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('№', ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
