/** Rows of text: cells stand between tabs; without any between the sign that parts most rows alike, or wide gaps. */
export function readText(text: string, tidy: (cell: string) => string, mostRows: number): string[][] {
  const lines = text.split(/\r\n?|\n/).slice(0, mostRows + 1);
  if (text.includes('\t')) return parted(text, '\t', tidy, mostRows);
  const counts = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  const [sign] = [';', '|']
    .filter((one) => counts(one) >= lines.filter((line) => line.trim() !== '').length * 0.7)
    .slice(0, 1);
  if (sign !== undefined) return parted(text, sign, tidy, mostRows);
  if (lines.some((line) => /\S {2,}\S/.test(line)))
    return lines.map((line) => line.trim().split(/ {2,}/).map(tidy));
  return parted(text, ',', tidy, mostRows);
}

/** No cell in quotes is longer: beyond, the quote is one that somebody wrote. */
const mostQuoted = 10_000;

/**
 * Cells between `sign`; one that is in quotes as a whole may hold the sign, line breaks and doubled quotes. Quotes around a part of
 * it are its own: "Ромашка" ООО.
 */
function parted(text: string, sign: string, tidy: (cell: string) => string, mostRows: number): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length && rows.length <= mostRows + 1) {
    const quoted = text[at] === '"' ? closingQuote(text, at + 1, sign) : undefined;
    const end = quoted === undefined ? endOfCell(text, at, sign) : quoted + 1;
    const cell =
      quoted === undefined ? text.slice(at, end) : text.slice(at + 1, quoted).replaceAll('""', '"');
    rows.at(-1)?.push(tidy(cell));
    if (end >= text.length) break;
    at = end + 1;
    if (text[end] === sign) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push([]);
  }
  return rows;
}

function endOfCell(text: string, from: number, sign: string): number {
  for (let at = from; at < text.length; at += 1)
    if (text[at] === sign || text[at] === '\n' || text[at] === '\r') return at;
  return text.length;
}

/** Where the quote ends that began before `from`: behind it stand the sign, a line break or nothing. */
function closingQuote(text: string, from: number, sign: string): number | undefined {
  const last = Math.min(text.length, from + mostQuoted);
  for (let at = from; at < last; at += 1) {
    if (text[at] !== '"') continue;
    const next = text[at + 1];
    if (next === '"') at += 1;
    else return next === undefined || next === sign || next === '\n' || next === '\r' ? at : undefined;
  }
  return undefined;
}
