import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentFault, firstComplaint } from './content-fault.ts';

/**
 * Reads YAML by a shape. Every scalar is a text (`failsafe`), so that numbers keep their leading zeros and Norway's
 * code is no `false`. `firstLine` is the line of the file that the text begins on. Throws ContentFault.
 */
export function readYaml<T extends z.ZodType>(
  source: string,
  { file, shape, firstLine = 1 }: { file: string; shape: T; firstLine?: number },
): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: lines });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lines.linePos(offset).line + firstLine - 1;
  const broken = document.errors[0];
  if (broken !== undefined) {
    throw new ContentFault(file, lineAt(broken.pos[0]), broken.message.split('\n')[0] ?? 'is no YAML');
  }
  const result = shape.safeParse(document.toJS());
  if (result.success) return result.data;
  const { path, sentence } = firstComplaint(result.error);
  throw new ContentFault(file, lineAt(offsetOf(document, path)), sentence);
}

/** Where the nearest thing that exists on the path begins. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]) {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
      const [start] = node.range;
      if (typeof start === 'number') return start;
    }
  }
  return undefined;
}
