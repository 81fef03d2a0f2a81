import { isValidElement, type ReactNode } from 'react';
import type { Shape } from './Shapes.tsx';

/** An element of a drawing as plain data; null where it is none. */
export function shapeOf(node: ReactNode): Shape | null {
  if (!isValidElement<{ children?: ReactNode }>(node) || typeof node.type !== 'string') return null;
  const { children, ...attributes } = node.props;
  const parts = [children].flat();
  return {
    name: node.type,
    // What a drawing's elements have beside children are texts.
    attributes: attributes as Record<string, string>,
    children: parts.flatMap((part) => (typeof part === 'string' ? part : (shapeOf(part as ReactNode) ?? []))),
  };
}
