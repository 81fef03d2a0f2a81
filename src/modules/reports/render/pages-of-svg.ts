const topLevel = /^ {4}\S/;
const symbolHead = /^\s*<symbol id="([^"]+)"/;
const usedSymbol = /href="#([^"]+)"/g;

/**
 * Parts the picture of a whole report, all pages below each other as the compiler draws them, into one picture a page, each with the
 * letters that it uses and without the compiler's indentation. Throws Error where the picture is built otherwise.
 */
export function pagesOfSvg(svg: string, pageCount: number): string[] {
  const lines = svg.split('\n');
  const [head = ''] = lines;
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(head) ?? [];
  const parts = topLevelParts(lines.slice(1, lines.lastIndexOf('</svg>')));
  const pages = parts.filter((part) => part[0]?.startsWith('    <g') === true);
  if (width === undefined || height === undefined || pages.length !== pageCount)
    throw new Error(`the picture of ${pageCount} pages has ${pages.length}`);
  const tall = Number(height) / pageCount;
  const isGlyphs = ([first = '']: readonly string[]) => first.includes('<defs id="glyph"');
  const symbols = symbolsOf(parts.find(isGlyphs) ?? []);
  const others = parts.filter((part) => part[0]?.startsWith('    <defs') === true && !isGlyphs(part));
  const root = head.replace(/ (viewBox|width|height)="[^"]*"/g, '');
  return pages.map((page, at) => {
    const body = bare(page);
    const used = new Set(Array.from(body.matchAll(usedSymbol), ([, id = '']) => symbols.get(id) ?? ''));
    const size = `viewBox="0 ${at * tall} ${width} ${tall}" width="${width}pt" height="${tall}pt"`;
    return `${root.replace('<svg', `<svg ${size}`)}${body}<defs>${[...used].join('')}</defs>${others.map(bare).join('')}</svg>`;
  });
}

/** Elements right below the root, each as its lines. */
function topLevelParts(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    const open = parts.at(-1);
    const isNew = topLevel.test(line) && !line.startsWith('    </');
    if (isNew || open === undefined) parts.push([line]);
    else open.push(line);
  }
  return parts;
}

function symbolsOf(glyphs: readonly string[]): Map<string, string> {
  const symbols = new Map<string, string>();
  let id: string | undefined;
  for (const line of glyphs.slice(1, -1)) {
    id = symbolHead.exec(line)?.[1] ?? id;
    if (id !== undefined) symbols.set(id, (symbols.get(id) ?? '') + line.trim());
  }
  return symbols;
}

const bare = (lines: readonly string[]) => lines.map((line) => line.trim()).join('');
