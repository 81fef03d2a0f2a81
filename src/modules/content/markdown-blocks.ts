import anyAscii from 'any-ascii';
import type { BlockContent, DefinitionContent, Heading, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { allLanguages } from '#kernel/language-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { ContentFault } from './content-fault.ts';
import { type Block, type BlockOf, type Place, places } from './contract.ts';
import { checkBounds, checkLines } from './markdown-bounds.ts';
import { inlinesOf, plainText, type Reading, type WrittenLink } from './markdown-inlines.ts';

type MarkdownOptions = Readonly<{
  file: string;
  /** The line of the file that the text begins on. */
  firstLine: number;
  locale: Locale;
  mayHavePlaces: boolean;
}>;

type BlockReading = Reading & { readonly ids: Set<string>; readonly mayHavePlaces: boolean };

/** Reads Markdown as blocks, with every link in it. Throws ContentFault at whatever a page cannot show. */
export function readMarkdown(
  source: string,
  options: MarkdownOptions,
): { blocks: Block[]; links: WrittenLink[] } {
  const { file, firstLine, locale, mayHavePlaces } = options;
  const lineOf = (line: number | undefined) => (line === undefined ? undefined : line + firstLine - 1);
  const reading: BlockReading = {
    locale,
    mayHavePlaces,
    links: [],
    ids: new Set(),
    refuse: (node, sentence) => new ContentFault(file, lineOf(node.position?.start.line), sentence),
  };
  checkLines(source, reading.refuse);
  const root = fromMarkdown(source.replaceAll('{{languages}}', allLanguages(locale)), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  checkBounds(root, reading.refuse);
  const blocks = root.children.map((node) =>
    node.type === 'heading' ? headingOf(node, reading) : blockOf(node, reading),
  );
  return { blocks, links: reading.links.map(({ href, line }) => ({ href, line: lineOf(line) })) };
}

function headingOf(node: Heading, reading: BlockReading): BlockOf<'heading'> {
  const { depth } = node;
  if (depth !== 2 && depth !== 3) throw reading.refuse(node, 'headings are ## and ###; the title is above');
  if (depth === 3 && reading.ids.size === 0) throw reading.refuse(node, 'a ### heading needs a ## above it');
  const children = inlinesOf(node.children, reading);
  const slug = slugOf(plainText(children));
  let id = slug;
  for (let repeat = 2; reading.ids.has(id); repeat += 1) id = `${slug}-${repeat}`;
  reading.ids.add(id);
  return { kind: 'heading', id, level: depth, children };
}

function blockOf(node: RootContent | BlockContent | DefinitionContent, reading: BlockReading): Block {
  switch (node.type) {
    case 'paragraph': {
      const children = inlinesOf(node.children, reading);
      const name = /^\{\{(.*)\}\}$/.exec(plainText(children))?.[1];
      if (name === undefined) return { kind: 'paragraph', children };
      if (reading.mayHavePlaces && isPlace(name)) return { kind: 'place', name };
      throw reading.refuse(node, `there is no place {{${name}}} here`);
    }
    case 'list':
      if ((node.start ?? 1) !== 1) throw reading.refuse(node, 'a numbered list begins with 1');
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => item.children.map((child) => blockOf(child, reading))),
      };
    case 'table':
      return tableOf(node, reading);
    case 'blockquote':
      return { kind: 'quote', blocks: node.children.map((child) => blockOf(child, reading)) };
    case 'html':
      throw reading.refuse(node, 'raw HTML is not allowed');
    default:
      throw reading.refuse(node, `${node.type} is not allowed here`);
  }
}

function tableOf(node: Table, reading: BlockReading): BlockOf<'table'> {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlinesOf(cell.children, reading)),
  );
  if (rows.length === 0) throw reading.refuse(node, 'a table has at least one row');
  const uneven = node.children.find((row) => row.children.length !== head.length);
  if (uneven !== undefined) throw reading.refuse(uneven, `this row has not ${head.length} cells`);
  return { kind: 'table', head, rows };
}

function isPlace(name: string): name is Place {
  return places.some((place) => place === name);
}

/** Latin letters, so that an address with `#…` can be read aloud: «Где искать» becomes `gde-iskat`. */
function slugOf(text: string): string {
  const words = anyAscii(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'part';
}
