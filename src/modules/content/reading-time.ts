import { type Locale, languages } from '#kernel/locale.ts';
import type { Block } from './contract.ts';
import { plainText } from './markdown-inlines.ts';

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(blocks: readonly Block[], locale: Locale): number {
  return Math.max(1, Math.round(wordCount(blocks) / languages[locale].wordsPerMinute));
}

/** Words of the body: headings, lists and tables included. */
export function wordCount(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}

function wordsOf(block: Block): number {
  const words = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.\-‑]*/gu)?.length ?? 0), 0);
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return words([plainText(block.children)]);
    case 'list':
      return block.items.reduce((sum, item) => sum + wordCount(item), 0);
    case 'quote':
      return wordCount(block.blocks);
    case 'table':
      return words([block.head, ...block.rows].flat().map(plainText));
    case 'place':
      return 0;
  }
}
