import { inflateRawSync } from 'node:zlib';

/** A cell as a spreadsheet reads it. */
export type ReadCell = Readonly<{ value: string | number; formula?: string }>;

/** The sheets of a file by name, their cells by address. */
export type ReadBook = ReadonlyMap<string, ReadonlyMap<string, ReadCell>>;

/** Reads a workbook back by hand: the archive, the texts, the cells. */
export function readWorkbook(file: Buffer): ReadBook {
  const parts = unzip(file);
  const part = (name: string) => parts.get(name) ?? '';
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner = '']) =>
    unescapeXml([...inner.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join('')),
  );
  const names = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    unescapeXml(name),
  );
  return new Map(
    names.map((name, index) => [name, cellsOf(part(`xl/worksheets/sheet${index + 1}.xml`), texts)]),
  );
}

function cellsOf(xml: string, texts: readonly string[]): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const [, attributes = '', inner = ''] of xml.matchAll(/<c ([^>]*[^/])>(.*?)<\/c>/gs)) {
    const address = /r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '';
    const [, raw] = /<v>([^<]*)<\/v>/.exec(inner) ?? [];
    const [, formula] = /<f>([^<]*)<\/f>/.exec(inner) ?? [];
    if (raw === undefined) throw new Error(`${address} has no value`);
    const value = attributes.includes('t="s"') ? (texts[Number(raw)] ?? '') : Number(raw);
    cells.set(address, { value, ...(formula !== undefined && { formula: unescapeXml(formula) }) });
  }
  return cells;
}

/** The value of a formula of sums, products and references, computed anew of the cells that are no formulas. */
export function evaluate(book: ReadBook, sheet: string, formula: string): number {
  const tokens = formula.match(/'(?:[^']|'')*'![A-Z]+\d+|SUM|[A-Z]+\d+|[\d.]+|[-+*/():]/g) ?? [];
  if (tokens.join('') !== formula) throw new Error(`cannot read ${formula}`);
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const cell = (name: string, address: string): number => {
    const found = book.get(name)?.get(address);
    if (found === undefined) throw new Error(`${name}!${address} is empty`);
    if (found.formula !== undefined) return evaluate(book, name, found.formula);
    if (typeof found.value !== 'number') throw new Error(`${name}!${address} is no number`);
    return found.value;
  };
  const factor = (): number => {
    const token = next();
    if (token === '-') return -factor();
    if (token === 'SUM') return rangeSum();
    if (token === '(') {
      const value = terms();
      next();
      return value;
    }
    if (/^[\d.]+$/.test(token)) return Number(token);
    const [, name, address = token] = /^'(.*)'!(.*)$/.exec(token) ?? [];
    return cell(name?.replaceAll("''", "'") ?? sheet, address);
  };
  const rangeSum = (): number => {
    const [, from = '', , to = ''] = [next(), next(), next(), next(), next()];
    const column = from.replace(/\d/g, '');
    const [first, last] = [from, to].map((address) => Number(address.replace(/\D/g, '')));
    let sum = 0;
    for (let row = first ?? 0; row <= (last ?? 0); row += 1) sum += cell(sheet, `${column}${row}`);
    return sum;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = next() === '*' ? value * factor() : value / factor();
    return value;
  };
  const terms = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = next() === '+' ? value + product() : value - product();
    return value;
  };
  return terms();
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameSize, extraSize, commentSize] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
    ];
    const name = file.toString('utf8', at + 46, at + 46 + nameSize);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const data = file.subarray(start, start + size);
    parts.set(name, (file.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString('utf8'));
    at += 46 + nameSize + extraSize + commentSize;
  }
  return parts;
}
