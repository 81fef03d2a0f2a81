/** A table as it was pasted: rows of cells of plain text. */
export type PastedTable = Readonly<{
  rows: readonly (readonly string[])[];
  /** Some of what was pasted is beyond the bounds, and not read. */
  isCut: boolean;
}>;

/** What the clipboard may hold of a table; more is not read. */
export const tableBounds = { chars: 1_000_000, rows: 400, columns: 40, cell: 300 } as const;

/** Reads what the clipboard gives for a table: its HTML where it holds one, else text parted by tabs, semicolons, commas or wide gaps. */
export function readTable({ html, text }: Readonly<{ html: string; text: string }>): PastedTable {
  const isLong = html.length > tableBounds.chars || text.length > tableBounds.chars;
  const fromHtml = /<t[dh][\s>]/i.test(html.slice(0, tableBounds.chars))
    ? readHtml(html.slice(0, tableBounds.chars))
    : [];
  const all = fromHtml.length > 0 ? fromHtml : readText(text.slice(0, tableBounds.chars));
  const rows = all
    .slice(0, tableBounds.rows)
    .map((row) => row.slice(0, tableBounds.columns).map((cell) => cell.slice(0, tableBounds.cell)));
  const isWide = all.some((row) => row.length > tableBounds.columns);
  return {
    rows: rows.filter((row) => row.some((cell) => cell !== '')),
    isCut: isLong || isWide || all.length > tableBounds.rows,
  };
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
  ...{ minus: '−', euro: '€', pound: '£', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', eacute: 'é' },
};

/** The cells of a table in HTML; a cell over several columns is followed by empty ones. */
function readHtml(html: string): string[][] {
  const rows: string[][] = [];
  let cell: string | undefined;
  let after = 0;
  let isHidden = false;
  const close = () => {
    if (cell === undefined) return;
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    row.push(tidy(cell), ...Array.from({ length: after }, () => ''));
    cell = undefined;
  };
  for (const [tag, name = '', plain = ''] of html.matchAll(
    /<!--[\s\S]*?-->|<\/?([a-z]+)[^<>]*>|([^<]+)|</gi,
  )) {
    if (plain !== '') {
      if (cell !== undefined && !isHidden) cell += plain;
      continue;
    }
    const isEnd = tag.startsWith('</');
    switch (name.toLowerCase()) {
      case 'tr':
        close();
        if (!isEnd) rows.push([]);
        break;
      case 'td':
      case 'th':
        close();
        if (!isEnd) {
          cell = '';
          after = Math.min(tableBounds.columns, Number(/colspan="?(\d{1,3})/i.exec(tag)?.[1] ?? 1)) - 1;
        }
        break;
      case 'table':
        if (isEnd) close();
        break;
      case 'style':
      case 'script':
        isHidden = !isEnd;
        break;
      case 'br':
      case 'p':
      case 'div':
        if (cell !== undefined) cell += ' ';
        break;
    }
  }
  close();
  return rows;
}

function tidy(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, dec, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = Number.parseInt(dec ?? hex, dec === undefined ? 16 : 10);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Rows of text: cells stand between tabs; without any between the sign that parts most rows alike, or wide gaps. */
function readText(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).slice(0, tableBounds.rows + 1);
  if (text.includes('\t')) return parted(text, '\t');
  const counts = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  const [sign] = [';', '|']
    .filter((one) => counts(one) >= lines.filter((line) => line.trim() !== '').length * 0.7)
    .slice(0, 1);
  if (sign !== undefined) return parted(text, sign);
  if (lines.some((line) => /\S {2,}\S/.test(line)))
    return lines.map((line) => line.trim().split(/ {2,}/).map(tidy));
  return parted(text, ',');
}

/** Cells between `sign`; one in quotes may hold the sign, line breaks and doubled quotes. */
function parted(text: string, sign: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = new RegExp(
    `(?:^|(${sign === '|' ? '\\|' : sign})|(\\r\\n?|\\n))(?:"((?:[^"]|"")*)"|([^"${sign}\\r\\n][^${sign}\\r\\n]*|))`,
    'g',
  );
  for (const [, , line, quoted, plain = ''] of text.matchAll(pattern)) {
    if (line !== undefined) rows.push([]);
    rows.at(-1)?.push(tidy(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (rows.length > tableBounds.rows + 1) break;
  }
  return rows;
}
