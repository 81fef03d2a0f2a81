import type { PhrasingContent } from 'mdast';
import type { Locale } from '#kernel/locale.ts';
import { typeset } from '#kernel/typesetting/typeset.ts';
import type { Inline } from './contract.ts';

/** A link as it was written, with the line it stands on. */
export type WrittenLink = Readonly<{ href: string; line: number | undefined }>;

/** What is read along the way, and how to complain. */
export type Reading = {
  readonly locale: Locale;
  readonly links: WrittenLink[];
  readonly refuse: (node: Positioned, sentence: string) => Error;
};

/** Any node of a Markdown tree. */
export type Positioned = Readonly<{ type: string; position?: { start: { line: number } } | undefined }>;

/** Turns what stands inside a line into inlines; anything unknown is refused. */
export function inlinesOf(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.map((node): Inline => {
    switch (node.type) {
      case 'text':
        return { kind: 'text', text: typeset(node.value.replaceAll(/\s*\n\s*/g, ' '), reading.locale) };
      case 'inlineCode':
        return { kind: 'code', text: node.value };
      case 'strong':
      case 'emphasis':
        return { kind: node.type, children: inlinesOf(node.children, reading) };
      case 'link':
        reading.links.push({ href: node.url, line: node.position?.start.line });
        return { kind: 'link', href: node.url, children: inlinesOf(node.children, reading) };
      case 'html':
        throw reading.refuse(node, 'raw HTML is not allowed');
      default:
        throw reading.refuse(node, `${node.type} is not allowed`);
    }
  });
}

/** The words of inlines without their markup. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map((part) => ('text' in part ? part.text : plainText(part.children))).join('');
}
